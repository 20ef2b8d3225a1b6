import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import type { PriceDto, RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';
import { planIdOf, toggleCompared, type PlanId, type Suggestion } from '@/lib/domain/quote/journey/planForm';
import { PlanCard } from './PlanCard';
import { NoPlans } from '@/components/quote/plans/PlansStates';
import styles from '@/components/quote/plans/PlansStep.module.css';
import { RefusedPlan } from './RefusedPlan';

const FIRST = 6;

type Props = {
  plans: readonly PriceDto[];
  refused: readonly RefusedPlanDto[];
  chosen: PriceDto | undefined;
  suggestion: Suggestion | undefined;
  compared: readonly PlanId[];
  onChoose: (price: PriceDto) => void;
  onMark: (compared: readonly PlanId[]) => void;
  onCompareTiers: (product: string) => void;
};

export function PlanList({ plans, refused, chosen, suggestion, compared, onMark, ...on }: Props) {
  const t = useTranslations('quote.plans');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? plans : plans.filter((price, at) => at < FIRST || price === chosen);
  return (
    <>
      {plans.length === 0 && <NoPlans />}
      <ul className={styles.list}>
        {shown.map((price) => {
          const marked = toggleCompared(compared, planIdOf(price));
          return (
            <PlanCard
              key={price.product}
              price={price}
              isChosen={price === chosen}
              reason={price === suggestion?.price ? suggestion.reason : undefined}
              isCompared={compared.includes(planIdOf(price))}
              onChoose={() => on.onChoose(price)}
              onMark={marked && (() => onMark(marked))}
              onCompareTiers={() => on.onCompareTiers(price.product)}
            />
          );
        })}
        {shown.length < plans.length && (
          <li>
            <Button kind="line" wide onClick={() => setIsWhole(true)}>
              {t('showAll', { count: plans.length })}
            </Button>
          </li>
        )}
        {refused.map((plan) => (
          <RefusedPlan key={plan.product} refused={plan} />
        ))}
      </ul>
    </>
  );
}
