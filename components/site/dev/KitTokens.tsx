import styles from './Kit.module.css';
import { KitSection } from './KitSection';

const colours = {
  'Indigo: house and action': [
    'indigo-950',
    'indigo-900',
    'indigo-800',
    'indigo-700',
    'indigo-500',
    'indigo-300',
    'indigo-200',
    'indigo-100',
    'indigo-50',
  ],
  'Warm whites': ['paper', 'sand', 'card', 'line', 'line-strong', 'line-sand'],
  'Marigold: one step forward': [
    'marigold',
    'marigold-hover',
    'marigold-deep',
    'marigold-200',
    'marigold-100',
    'marigold-ink',
  ],
  'Good, wrong, print': ['tulsi', 'tulsi-900', 'tulsi-100', 'madder', 'madder-100', 'clay'],
  Text: ['ink', 'ink-2', 'ink-3', 'on-dark', 'on-dark-2'],
};
const sizes = ['t-display', 't-h1', 't-h3', 't-h4', 't-lead', 't-body', 't-small', 't-tiny'];
const samples = [
  { lang: 'en', text: 'Read the price line by line' },
  { lang: 'hi', text: 'पहले हिसाब पढ़िए' },
  { lang: 'ta', text: 'பில்லைப் படியுங்கள்' },
];
const spaces = ['s-q', 's-h', 's-1', 's-1h', 's-2', 's-2h', 's-3', 's-4', 's-5', 's-6', 's-8', 's-12'];
const art = [
  'plan-reassure',
  'plan-premia',
  'plan-recharge',
  'plan-aspire',
  'plan-senior',
  'plan-smart',
  'logo',
  'lamp',
];

export function KitTokens() {
  return (
    <>
      <KitSection
        title="Colour"
        about="All pairs of text and ground AA or better. Marigold never carries white text."
      >
        {Object.entries(colours).map(([group, names]) => (
          <div key={group}>
            <h3 className={styles.group}>{group}</h3>
            <ul className={styles.swatches}>
              {names.map((name) => (
                <li key={name}>
                  <i style={{ background: `var(--${name})` }} />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </KitSection>
      <KitSection
        title="Type"
        about="Anek in three scripts, drawn together. Devanagari and Tamil: smaller display, taller lines."
      >
        <div className={styles.columns}>
          {samples.map(({ lang, text }) => (
            <div key={lang} lang={lang}>
              {sizes.map((size) => (
                <p key={size} style={{ fontSize: `var(--${size})`, lineHeight: 'var(--lh-snug)' }}>
                  {text}
                </p>
              ))}
            </div>
          ))}
        </div>
      </KitSection>
      <KitSection title="Space" about="A grid of 8.">
        <ul>
          {spaces.map((name) => (
            <li key={name} className={styles.space}>
              <i style={{ width: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </KitSection>
      <KitSection
        title="Emblems"
        about="Four primitives on one grid: square, circle, quarter leaf, eight-point star."
      >
        <p className={styles.row}>
          {art.map((name) => (
            <img key={name} src={`/art/${name}.svg`} alt={name} height="56" />
          ))}
        </p>
      </KitSection>
    </>
  );
}
