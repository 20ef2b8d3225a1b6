import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/layout/Link';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { PriceFoot } from '@/components/ui/PriceFoot';
import { Tag } from '@/components/ui/Tag';
import { paths } from '@/lib/config/paths';
import { formatShortSum } from '@/lib/i18n/format';
import { markOf } from './disclaimers';
import { homePlans, type HomePlan, type PlanKey } from './plans';
import styles from './Plans.module.css';
import { SectionHead } from './SectionHead';

const points = ['one', 'two', 'three', 'four'] as const;

function PlanCard({
  plan: { key, name, slug, sumInsured, quickBuy },
  price,
}: {
  plan: HomePlan;
  price: number;
}) {
  const t = useTranslations('sections.plans');
  const locale = useLocale();
  return (
    <li className={`card ${styles.plan}`}>
      <div className={styles.top}>
        <img className="emblem" src={`/art/plan-${key}.svg`} alt="" width="48" height="48" loading="lazy" />
        <h3>{name}</h3>
      </div>
      <Tag kind={key === 'reassure' ? 'marigold' : 'plain'} className={styles.tag}>
        {t(`items.${key}.tag`)}
      </Tag>
      <p className={styles.text}>{t(`items.${key}.text`)}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size="small" />
            {t(`items.${key}.points.${point}`)}
          </li>
        ))}
      </ul>
      <Link href={slug ? paths.product(slug) : paths.allPlans} className={`link ${styles.more}`}>
        {t('covered')}
        <span className="visuallyHidden">: {name}</span>
      </Link>
      <PriceFoot
        price={price}
        basis={t(slug ? 'from' : 'fromSample', { sum: formatShortSum(sumInsured, locale) })}
      >
        <ButtonLink href={quickBuy}>
          {t('quickBuy')}
          <span className="visuallyHidden">: {name}</span>
        </ButtonLink>
      </PriceFoot>
    </li>
  );
}

export function Plans({ prices }: { prices: Record<PlanKey, number> }) {
  const t = useTranslations('sections.plans');
  return (
    <section className="section" id="plans" aria-labelledby="plans-title">
      <div className="wrap">
        <SectionHead id="plans-title" title={t('title')}>
          <p>
            {t('basis')}
            <sup>{markOf('samplePremium')}</sup>
          </p>
        </SectionHead>
        <ul className={`swipe ${styles.grid}`}>
          {homePlans.map((plan) => (
            <PlanCard key={plan.key} plan={plan} price={prices[plan.key]} />
          ))}
        </ul>
        <p className={`tiny onlyPhone ${styles.swipe}`}>{t('swipe')}</p>
      </div>
    </section>
  );
}
