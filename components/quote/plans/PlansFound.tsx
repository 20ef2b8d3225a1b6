import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { useStable } from '@/hooks/common/useStable';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import {
  planIdOf,
  planIdsOf,
  sortPlans,
  toggleCompared,
  type PlanForm,
} from '@/lib/domain/quote/journey/planForm';
import { PlanList } from './card/PlanList';
import { usePressedPlan } from './card/pressedPlan';
import type { Order } from './PlansHeading';
import { PlansFailed, PlansWaiting } from './PlansStates';
import type { PlanPrices } from './usePlanPrices';

type Props = {
  prices: PlanPrices;
  order: Order;
  onChange: (part: Partial<PlanForm>) => void;
  onCompare: () => void;
};

export function PlansFound({ prices, order, onChange, onCompare }: Props) {
  const t = useTranslations('quote.plans');
  const { compared } = usePressedPlan();
  const { data, shown, refused, suggestion, chosen, isLoading } = prices;
  // Deferred, since rendering all cards at once blocks a cheap phone for a fifth of a second.
  const found = data ? { data, plans: sortPlans(shown, order), refused, suggestion } : null;
  const listed = useDeferredValue(found, null);
  const choose = useStable(({ product, tier }: PriceDto) => onChange({ product, tier }));
  const mark = useStable((price: PriceDto) => {
    const marked = toggleCompared(compared, planIdOf(price));
    if (marked) onChange({ compared: marked });
  });
  const compareTiers = useStable((product: string) => {
    onChange({ compared: planIdsOf(product) });
    onCompare();
  });
  const isOld = listed?.data !== data;
  if (data && listed) {
    return (
      <section aria-label={t('list')} aria-busy={isLoading || isOld}>
        <PlanList
          plans={listed.plans}
          refused={listed.refused}
          suggestion={listed.suggestion}
          chosen={chosen && planIdOf(chosen)}
          compared={compared}
          onChoose={choose}
          onMark={mark}
          onCompareTiers={compareTiers}
        />
      </section>
    );
  }
  return (
    <section aria-label={t('list')} aria-busy={isLoading}>
      {isLoading || data ? <PlansWaiting /> : <PlansFailed onRetry={prices.retry} />}
    </section>
  );
}
