import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LeadPanel } from '@/components/quote/lead/LeadPanel';
import { Icon } from '@/components/common/ui/Icon';
import styles from './Hero.module.css';

type Props = {
  /** The sample family's price, in whole rupees for one year. */
  price: number;
  children: ReactNode;
};

const points = ['bill', 'saved', 'stop'] as const;

export function Hero({ price, children }: Props) {
  const t = useTranslations('home.hero');
  return (
    <section className={`dark ${styles.hero}`} aria-labelledby="hero-title">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h1 id="hero-title">{t('title')}</h1>
          <p className={`onlyWide ${styles.text}`}>{t('text')}</p>
          <p className={`onlyPhone ${styles.text}`}>{t('textShort')}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" size="small" />
                {t(`points.${point}`)}
              </li>
            ))}
          </ul>
        </div>
        <LeadPanel
          ticket={{
            price,
            term: t('ticket.term'),
            about: t('ticket.family'),
            more: t('ticket.how'),
            href: '#bill',
          }}
        >
          {children}
        </LeadPanel>
      </div>
      <img
        className={styles.scene}
        src="/art/hero-family.svg"
        alt=""
        width="2240"
        height="352"
        fetchPriority="high"
        decoding="sync"
      />
    </section>
  );
}
