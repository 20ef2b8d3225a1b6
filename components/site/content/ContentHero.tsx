import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LeadPanel } from '@/components/quote/lead/LeadPanel';
import { formatShortSum } from '@/lib/i18n/format';
import styles from './ContentHero.module.css';
import type { Offer } from './product/offer';

type Props = {
  crumbs: ReactNode;
  title: string;
  text: string;
  /** The offer whose price is shown above the form. */
  offer?: Offer;
  form: ReactNode;
  children?: ReactNode;
};

export function ContentHero({ crumbs, title, text, offer, form, children }: Props) {
  const t = useTranslations('listing');
  const locale = useLocale();
  const toTicket = ({ name, tier, price, sumInsured, age }: Offer) => ({
    price,
    term: t('fromYear'),
    about: `${`${name} ${tier}`.trim()}, ${formatShortSum(sumInsured, locale)}`,
    more: t('person', { age }),
  });
  return (
    <section className={`dark ${styles.hero}`} aria-labelledby="page-title">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          {crumbs}
          <h1 id="page-title">{title}</h1>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
        <LeadPanel ticket={offer && toTicket(offer)}>{form}</LeadPanel>
      </div>
      <img
        className={styles.scene}
        src="/art/hero-family.svg"
        alt=""
        width="2240"
        height="352"
        loading="lazy"
      />
    </section>
  );
}
