import { useTranslations } from 'next-intl';
import { RESUME_DAYS } from '@/lib/domain/resume/resume';
import { RIDER_FACTS } from '@/lib/domain/plans/riders.data';
import type { HomePrices } from './plans/homePrices';
import styles from './Why.module.css';

const { minutes, lakh } = RIDER_FACTS['safeguard-plus'];

const promises = [
  { key: 'cashless', figure: String(minutes) },
  { key: 'growing', figure: undefined },
  { key: 'renewal', figure: '30%' },
  { key: 'saved', figure: String(RESUME_DAYS) },
  { key: 'moratorium', figure: '60' },
] as const;

const morning = [
  { key: 'request', time: '11:04' },
  { key: 'read', time: '11:09' },
  { key: 'approved', time: '11:31' },
] as const;

/** Shows every promise with its condition, in the same size. */
export function Why({ facts: { leastTimes: least, mostTimes: most } }: Pick<HomePrices, 'facts'>) {
  const t = useTranslations('homeSections.why');
  const facts = { least, most, minutes, lakh, saved: RESUME_DAYS };
  return (
    <section className="section" aria-labelledby="why">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.intro}>
          <h2 id="why">{t('title')}</h2>
          <p className="lead">{t('text')}</p>
          <figure className={`dark ${styles.morning}`}>
            <figcaption>{t('morning.title')}</figcaption>
            <ol>
              {morning.map(({ key, time }) => (
                <li key={key} className={key === 'approved' ? styles.yes : undefined}>
                  <time>{time}</time>
                  {t(`morning.${key}`)}
                </li>
              ))}
            </ol>
          </figure>
        </div>
        <div className={styles.promises}>
          <p className={`${styles.row} ${styles.key}`} aria-hidden="true">
            <span />
            <span>{t('promise')}</span>
            <span>{t('condition')}</span>
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolls sideways on a phone and contains nothing focusable. */}
          <ul className="swipe" aria-labelledby="why" tabIndex={0}>
            {promises.map(({ key, figure }) => (
              <li key={key} className={styles.row}>
                <p className={styles.figure}>
                  <b>{figure ?? `${most}×`}</b>
                  {t(`items.${key}.unit`)}
                </p>
                <div>
                  <h3>{t(`items.${key}.title`)}</h3>
                  <p>{t(`items.${key}.text`, facts)}</p>
                </div>
                <p className={styles.condition}>
                  <span className="visuallyHidden">{t('condition')}: </span>
                  {t(`items.${key}.condition`, facts)}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
