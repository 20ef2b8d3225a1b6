import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/common/ui/heading/SectionHead';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import { Link } from '@/components/common/ui/Link';
import { Page } from '@/components/common/page/Page';
import { ButtonLink } from '@/components/common/ui/Button';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { ContentHero } from '@/components/site/content/ContentHero';
import { FeatureList } from '@/components/plans/FeatureList';
import type { ProductProps } from './product';
import { ProductRiders } from './ProductRiders';
import { ProductTerms } from './ProductTerms';
import styles from './ProductPage.module.css';
import { VariantTable } from './VariantTable';

export function ProductPage({ offer, tiers, covers, waits, terms, uin }: ProductProps) {
  const t = useTranslations('listing.product');
  const listing = useTranslations('listing');
  const plans = useTranslations('plans.products');
  const line = plans(`${offer.slug}.line`, offer.ranges);
  return (
    <Page title={t('title', { name: offer.name })} description={line}>
      <ContentHero title={offer.name} text={line} offer={offer} emblem={emblemOf(offer.slug)}>
        {offer.isAssisted && <p>{t('assisted', { phone: brand.helplineNewPolicy })}</p>}
        <ButtonLink kind="ghost" href={paths.quoteOf(offer.slug, offer.tier)}>
          {listing('myPrice')}
        </ButtonLink>
      </ContentHero>
      {tiers && (
        <div className={`wrap ${styles.tiers}`}>
          <SectionHead id="tiers-title" title={t('variants')}>
            <p>{listing('basisOne', { age: offer.age })}</p>
          </SectionHead>
          <VariantTable {...tiers} />
        </div>
      )}
      <div className={`wrap ${styles.sections}`}>
        <section className="card" aria-labelledby="covers-title">
          <h2 id="covers-title">{tiers ? t('coversAll') : t('covers')}</h2>
          <FeatureList rows={covers} />
        </section>
        <div className={styles.side}>
          {waits.length > 0 && (
            <section className="card" aria-labelledby="waits-title">
              <h2 id="waits-title">{t('waits')}</h2>
              <FeatureList rows={waits} />
            </section>
          )}
          <ProductTerms terms={terms} />
        </div>
        <ProductRiders riders={terms.riders} />
        <p className="small">
          UIN {uin}.{' '}
          <Link href={paths.allPlans} className="link">
            {listing('all')}
          </Link>
        </p>
      </div>
    </Page>
  );
}
