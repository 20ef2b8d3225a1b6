import { useLocale, useTranslations } from 'next-intl';
import { SectionHead } from '@/components/common/ui/heading/SectionHead';
import { Link } from '@/components/common/ui/Link';
import { Page } from '@/components/common/page/Page';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { canonicalOf } from './canonical';
import { ContentHero } from './ContentHero';
import type { ListingProps } from './listing';
import { OfferCard } from './product/OfferCard';
import styles from './PlanListing.module.css';

export function PlanListing({ kind, offers }: ListingProps) {
  const t = useTranslations('listing');
  const locale = useLocale();
  const title = t(`kinds.${kind}.title`);
  const [first] = offers;
  const text = t(`kinds.${kind}.text`, { ...first?.ranges, age: first?.age ?? '' });
  return (
    <Page title={title} description={text} canonical={canonicalOf(kind, locale)}>
      <ContentHero title={title} text={text} offer={first} />
      <section className="section" id="plans" aria-labelledby="plans-title">
        <div className="wrap">
          <SectionHead id="plans-title" title={t('count', { count: offers.length })}>
            <p>
              {offers.length > 0
                ? t('basis')
                : t.rich('noPlans', {
                    phone: () => <a href={`tel:${brand.helplineNewPolicy}`}>{brand.helplineNewPolicy}</a>,
                  })}
            </p>
          </SectionHead>
          {offers.length > 0 && (
            <ul className={styles.grid}>
              {offers.map((offer) => (
                <OfferCard key={offer.slug} offer={offer} />
              ))}
            </ul>
          )}
          {kind !== 'health' && (
            <p className={styles.all}>
              <Link href={paths.allPlans} className="link">
                {t('all')}
              </Link>
            </p>
          )}
        </div>
      </section>
    </Page>
  );
}
