import { useTranslations } from 'next-intl';
import { ClaimText } from '@/components/plans/ClaimText';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import type { SaidOfVariant } from '@/components/site/content/product/product';
import { paths } from '@/lib/config/paths';
import { findProduct } from '@/lib/domain/plans/products';
import styles from './Fits.module.css';

export function Fits({ suits, elsewhere }: Pick<SaidOfVariant, 'suits' | 'elsewhere'>) {
  const t = useTranslations('product');
  const riders = useTranslations('plans.riders');
  return (
    <section className="section" id="fits" aria-labelledby="fits-title">
      <div className="wrap">
        <h2 id="fits-title">{t('fits.title')}</h2>
        <div className={styles.columns}>
          <div className="card">
            <h3>{t('fits.suits')}</h3>
            <ul>
              {suits.map(({ reason, claim }) => (
                <li key={reason}>
                  <Icon name="check" className={styles.yes} />
                  <div>
                    <b>{t(`suits.${reason}`)}</b>
                    <ClaimText claim={claim} />
                  </div>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.elsewhere}>
            <h3>{t('fits.elsewhere')}</h3>
            <ul>
              {elsewhere.map(({ reason, values, plan }) => (
                <li key={reason}>
                  <img
                    className="emblem"
                    src={`/art/plan-${emblemOf(plan?.slug)}.svg`}
                    alt=""
                    width="36"
                    height="36"
                  />
                  <div>
                    {t(`elsewhere.${reason}`, values)}{' '}
                    {plan ? (
                      <Link href={paths.product(plan.slug)}>
                        {[findProduct(plan.slug)?.name, plan.variant].filter(Boolean).join(' ')}
                      </Link>
                    ) : (
                      <a href="#riders">{riders('smart-health.name')}</a>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
