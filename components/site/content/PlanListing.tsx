import { useLocale, useTranslations } from 'next-intl';
import { SectionHead } from '@/components/common/ui/heading/SectionHead';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { ButtonLink } from '@/components/common/ui/Button';
import { Link } from '@/components/common/ui/Link';
import { Page } from '@/components/common/page/Page';
import { StartFormLater } from '@/components/quote/lead/StartFormLater';
import { TravelFormLater } from '@/components/travel/TravelFormLater';
import { paths } from '@/lib/config/paths';
import { AroundPlans } from '@/components/site/reading/around/AroundPlans';
import { canonicalOf } from './canonical';
import { ContentHero } from './ContentHero';
import { Differences } from './Differences';
import type { ListingProps } from './listing';
import { OfferCard } from './product/OfferCard';
import styles from './PlanListing.module.css';
import { TripFacts } from './TripFacts';

/** Each category begins with its own form: the trip, or the people who are usually covered. */
export function PlanListing({ kind, offers, differences, family, around }: ListingProps) {
  const t = useTranslations('listing');
  const nav = useTranslations('layout.nav');
  const locale = useLocale();
  const title = t(`kinds.${kind}.title`);
  const [first] = offers;
  const text = t(`kinds.${kind}.text`, { ...first?.ranges, age: first?.age ?? '' });
  const all = { title: nav('plans'), path: paths.allPlans };
  const trail = kind === 'health' ? [{ title }] : [all, { title }];
  const isTrip = offers.length === 0;
  return (
    <Page title={title} description={text} canonical={canonicalOf(kind, locale)}>
      <ContentHero
        crumbs={<Crumbs trail={trail} />}
        title={title}
        text={text}
        offer={first}
        form={isTrip ? <TravelFormLater /> : <StartFormLater />}
      >
        {isTrip && (
          <ButtonLink kind="ghost" href={paths.tripQuote}>
            {t('seePrices')}
          </ButtonLink>
        )}
        {family && (
          <ButtonLink kind="ghost" href={paths.quoteFor(family)}>
            {t('start')}
          </ButtonLink>
        )}
      </ContentHero>
      {isTrip ? (
        <TripFacts />
      ) : (
        <section className="section" id="plans" aria-labelledby="plans-title">
          <div className="wrap">
            <SectionHead id="plans-title" title={t('count', { count: offers.length })}>
              <p>{t('basis')}</p>
            </SectionHead>
            <ul className={styles.grid}>
              {offers.map((offer) => (
                <OfferCard key={offer.slug} offer={offer} />
              ))}
            </ul>
            {kind !== 'health' && (
              <p className={styles.all}>
                <Link href={paths.allPlans} className="link">
                  {t('all')}
                </Link>
              </p>
            )}
          </div>
        </section>
      )}
      {kind !== 'health' && (
        <div className="below">
          {differences.length > 0 && <Differences offers={offers} differences={differences} />}
          <AroundPlans {...around} />
        </div>
      )}
    </Page>
  );
}
