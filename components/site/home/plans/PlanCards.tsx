import { useLocale, useTranslations } from 'next-intl';
import { ClaimText } from '@/components/plans/ClaimText';
import { Link } from '@/components/common/ui/Link';
import { ButtonLink } from '@/components/common/ui/Button';
import { Icon } from '@/components/common/ui/Icon';
import { PriceFoot } from '@/components/common/bill/PriceFoot';
import { Tag } from '@/components/common/ui/Tag';
import { paths } from '@/lib/config/paths';
import { RIDER_FACTS } from '@/lib/domain/plans/riders.data';
import { formatShortSum } from '@/lib/i18n/format';
import { markOf } from '@/components/site/home/disclaimers';
import type { HomeOffer, HomeOffers } from './homePrices';
import { homeHeadings, planKeys, type PlanKey } from './planCardData';
import styles from './PlanCards.module.css';
import { SectionHead } from '@/components/common/ui/heading/SectionHead';

function Points({ offer: { claims, name } }: { offer: HomeOffer }) {
  const t = useTranslations('planClaims.smartHealth');
  const facts = { ...RIDER_FACTS['smart-health'], plan: name };
  const points =
    claims.length > 0
      ? claims.map((claim) => ({ key: claim.feature, text: <ClaimText claim={claim} /> }))
      : (['day', 'visits', 'tests', 'plan'] as const).map((key) => ({ key, text: t(key, facts) }));
  return (
    <ul className={styles.points}>
      {points.map(({ key, text }) => (
        <li key={key}>
          <Icon name="check" size="small" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function PlanCard({ plan, offer }: { plan: PlanKey; offer: HomeOffer }) {
  const t = useTranslations('homeSections.plans');
  const locale = useLocale();
  const heading = homeHeadings[plan];
  const { slug, tier, riders, price, sumInsured, age } = offer;
  return (
    <li className={`card ${styles.plan}`}>
      <div className={styles.top}>
        <img className="emblem" src={`/art/plan-${plan}.svg`} alt="" width="48" height="48" loading="lazy" />
        <h3>{heading}</h3>
      </div>
      <Tag kind={plan === 'reassure' ? 'marigold' : 'plain'} className={styles.tag}>
        {t(`items.${plan}.tag`, { age })}
      </Tag>
      <p className={styles.text}>{t(`items.${plan}.text`)}</p>
      <Points offer={offer} />
      <Link href={paths.product(slug)} className={`link ${styles.more}`}>
        {t('covered')}
        <span className="visuallyHidden">: {heading}</span>
      </Link>
      <PriceFoot
        price={price}
        basis={[tier, t('from', { sum: formatShortSum(sumInsured, locale) })].filter(Boolean).join(', ')}
      >
        <ButtonLink href={plan === 'aspire' ? paths.aspire : paths.quoteOf(slug, tier, riders)}>
          {t('quickBuy')}
          <span className="visuallyHidden">: {heading}</span>
        </ButtonLink>
      </PriceFoot>
    </li>
  );
}

export function PlanCards({ offers }: { offers: HomeOffers }) {
  const t = useTranslations('homeSections.plans');
  const { age } = offers.reassure;
  return (
    <section className="section" id="plans" aria-labelledby="plans-title">
      <div className="wrap">
        <SectionHead id="plans-title" title={t('title')}>
          <p>
            {t('basis', { age, senior: homeHeadings.senior, seniorAge: offers.senior.age })}
            <sup>{markOf('samplePremium')}</sup>
          </p>
        </SectionHead>
        <ul className={`swipe ${styles.grid}`}>
          {planKeys.map((plan) => (
            <PlanCard key={plan} plan={plan} offer={offers[plan]} />
          ))}
        </ul>
        <p className={`tiny onlyPhone ${styles.swipe}`}>{t('swipe')}</p>
      </div>
    </section>
  );
}
