import { useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ButtonLink } from '@/components/common/ui/Button';
import { Icon } from '@/components/common/ui/Icon';
import { badRequestTabs, type Tab } from './badRequestTabData';
import styles from './BadRequestTabs.module.css';
import { Link } from '@/components/common/ui/Link';

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function Panel({ tab, isShown }: { tab: Tab; isShown: boolean }) {
  const t = useTranslations('badRequest');
  return (
    <div role="tabpanel" id={`panel-${tab.name}`} aria-labelledby={`tab-${tab.name}`} hidden={!isShown}>
      <div className={`dark ${styles.banner}`}>
        <img src={`/art/plan-${tab.emblem}.svg`} alt="" width="48" height="48" />
        <p>
          <b>{t(`tabs.${tab.name}.title`)}</b>
          {t(`tabs.${tab.name}.text`)}
        </p>
        <ButtonLink kind="line" href={tab.quote}>
          {t('quote')}
        </ButtonLink>
      </div>
      <ul className={styles.cards}>
        {tab.cards.map(([card, link]) => (
          <li key={card}>
            <Link href={link} className={`card ${styles.card}`}>
              {t(`cards.${card}`)}
              <Icon name="arrow" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function BadRequestTabs() {
  const t = useTranslations('badRequest');
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (current + step + badRequestTabs.length) % badRequestTabs.length;
    setCurrent(next);
    buttons.current[next]?.focus();
  };

  return (
    <section className={`section sand ${styles.section}`} aria-label={t('otherPages')}>
      <div className="wrap">
        <div className={styles.tabs} role="tablist" aria-label={t('otherPages')}>
          {badRequestTabs.map(({ name }, index) => (
            <button
              key={name}
              ref={(button) => {
                buttons.current[index] = button;
              }}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-controls={`panel-${name}`}
              aria-selected={index === current}
              tabIndex={index === current ? 0 : -1}
              onClick={() => setCurrent(index)}
              onKeyDown={move}
            >
              {t(`tabs.${name}.title`)}
            </button>
          ))}
        </div>
        {badRequestTabs.map((tab, index) => (
          <Panel key={tab.name} tab={tab} isShown={index === current} />
        ))}
      </div>
    </section>
  );
}
