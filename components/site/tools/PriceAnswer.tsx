import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { PriceBill } from '@/components/common/bill/PriceBill';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { usePlans } from '@/hooks/quote/usePrice';
import { useToday } from '@/components/quote/members/useToday';
import { paths } from '@/lib/config/paths';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { suggestPlan } from '@/lib/domain/quote/journey/planForm';
import { toMembers, type SharedQuote } from '@/lib/domain/quote/journey/sharedQuote';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatMoney, formatShortSum } from '@/lib/i18n/format';
import styles from './Tools.module.css';

type Props = {
  people: SharedQuote['people'];
  plan: { city: string; sumInsured: number; tenure: number };
};

function PlanPrices({ plans }: { plans: readonly PriceDto[] }) {
  const t = useTranslations('tools.premium');
  return (
    <section aria-labelledby="plan-prices">
      <h2 id="plan-prices">{t('plans', { count: plans.length })}</h2>
      <dl className={styles.prices}>
        {plans.map(({ product, productName, tier, priceAfterTax }) => (
          <div key={product}>
            <dt>{planNameOf({ productName, tier })}</dt>
            <dd className="num">{formatMoney(priceAfterTax)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The suggested plan's bill, and the prices of the others. */
export function PriceAnswer({ people, plan: { city, sumInsured, tenure } }: Props) {
  const t = useTranslations('tools');
  const locale = useLocale();
  const members = toMembers(people, useToday());
  const { data, error, mutate } = usePlans({ members, location: { city }, sumInsured, tenure });
  const best = data && suggestPlan(data.plans)?.price;
  if (error && !data) {
    return (
      <Note kind="warn" role="status">
        {t('premium.failed')}{' '}
        <Button kind="line" size="small" onClick={() => void mutate()}>
          {t('premium.tryAgain')}
        </Button>
      </Note>
    );
  }
  if (!data) return <Skeleton label={t('waiting')} lines={[{ height: '24rem' }]} />;
  const about = [t('people', { count: people.length }), formatShortSum(sumInsured, locale)].join(', ');
  return (
    <>
      {best && (
        <PriceBill price={best} about={about}>
          <ButtonLink kind="go" href={paths.quoteOf(best.product, best.tier)} wide iconAfter="arrow">
            {t('seePrices')}
          </ButtonLink>
        </PriceBill>
      )}
      <PlanPrices plans={data.plans} />
    </>
  );
}
