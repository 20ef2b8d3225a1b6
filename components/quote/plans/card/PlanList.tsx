import { startTransition, useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import type { PriceDto, RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';
import { planIdOf, toggleCompared, type PlanId, type Suggestion } from '@/lib/domain/quote/journey/planForm';
import { Explanations } from './Explanations';
import { PlanCard, type PlanCardActions } from './PlanCard';
import { NoPlans } from '@/components/quote/plans/PlansStates';
import styles from '@/components/quote/plans/PlansStep.module.css';
import { usePressedPlan } from './pressedPlan';
import { RefusedPlan } from './RefusedPlan';

const FIRST = 6;
/** The number of cards rendered at first, and added in each further frame, below the screen. */
const SEEN = 1;

/** The number of cards to render so far. */
function useGrowing(wanted: number): number {
  const [drawn, setDrawn] = useState(SEEN);
  useEffect(() => {
    if (drawn < wanted) startTransition(() => setDrawn(drawn + SEEN));
  }, [drawn, wanted]);
  return Math.min(drawn, wanted);
}

type Props = PlanCardActions & {
  plans: readonly PriceDto[];
  refused: readonly RefusedPlanDto[];
  suggestion: Suggestion | undefined;
  chosen: PlanId | undefined;
  compared: readonly PlanId[];
};

export function PlanList({ plans, refused, suggestion, chosen, compared, ...actions }: Props) {
  const t = useTranslations('quote.plans');
  const { product, tier } = usePressedPlan();
  const pressed = plans.find((price) => price.product === product && price.tier === tier);
  const chosenId = pressed ? planIdOf(pressed) : chosen;
  const [isWhole, setIsWhole] = useState(false);
  const wanted = isWhole ? plans.length : FIRST;
  const drawn = useGrowing(wanted + SEEN);
  const shown = plans.filter((price, at) => at < Math.min(drawn, wanted) || planIdOf(price) === chosenId);
  // What stands below the first cards is mounted one frame after them.
  const isDrawn = drawn >= FIRST + SEEN;
  return (
    <>
      {plans.length === 0 && <NoPlans />}
      <ul className={styles.list}>
        {shown.map((price) => {
          const id = planIdOf(price);
          return (
            <PlanCard
              key={price.product}
              price={price}
              isChosen={id === chosenId}
              reason={price === suggestion?.price ? suggestion.reason : undefined}
              isCompared={compared.includes(id)}
              canMark={toggleCompared(compared, id) !== undefined}
              {...actions}
            />
          );
        })}
        {isDrawn && !isWhole && shown.length < plans.length && (
          <li>
            <Button kind="line" wide onClick={() => setIsWhole(true)}>
              {t('showAll', { count: plans.length })}
            </Button>
          </li>
        )}
        {isDrawn && refused.map((plan) => <RefusedPlan key={plan.product} refused={plan} />)}
      </ul>
      {isDrawn && <Explanations />}
    </>
  );
}
