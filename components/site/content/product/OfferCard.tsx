import { useLocale, useTranslations } from 'next-intl';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import { Link } from '@/components/common/ui/Link';
import { ButtonLink } from '@/components/common/ui/Button';
import { PriceFoot } from '@/components/common/bill/PriceFoot';
import { paths } from '@/lib/config/paths';
import { formatShortSum } from '@/lib/i18n/format';
import { FeatureList } from '@/components/plans/FeatureList';
import type { Offer } from './offer';
import styles from './OfferCard.module.css';

export function OfferCard({
  offer: { slug, name, tier, facts, ranges, price, sumInsured, age },
}: {
  offer: Offer;
}) {
  const t = useTranslations('listing');
  const plans = useTranslations('plans.products');
  const locale = useLocale();
  return (
    <li className={`card ${styles.offer}`}>
      <div className={styles.top}>
        <img className="emblem" src={`/art/plan-${emblemOf(slug)}.svg`} alt="" width="48" height="48" />
        <h3>
          {name} <span>{tier}</span>
        </h3>
      </div>
      <p className={styles.line}>{plans(`${slug}.line`, ranges)}</p>
      <div className={styles.facts}>
        <FeatureList rows={facts} />
      </div>
      <Link href={paths.product(slug)} className={`link ${styles.more}`}>
        {t('covered')}
        <span className="visuallyHidden">: {name}</span>
      </Link>
      <PriceFoot price={price} basis={t('from', { sum: formatShortSum(sumInsured, locale), age })}>
        <ButtonLink href={paths.quoteOf(slug, tier)}>
          {t('myPrice')}
          <span className="visuallyHidden">: {name}</span>
        </ButtonLink>
      </PriceFoot>
    </li>
  );
}
