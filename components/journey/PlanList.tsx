import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { PlansDto, PriceDto } from '@/lib/domain/contract';
import { PlanCard } from './PlanCard';
import { NoPlans } from './PlansFaces';
import styles from './PlansStep.module.css';
import { suggestPlan } from '@/lib/domain/journey/planForm';
import { RefusedPlan } from './RefusedPlan';

const FIRST = 6;

type Props = {
  plans: readonly PriceDto[];
  refused: PlansDto['refused'];
  chosen: PriceDto | undefined;
  onChoose: (price: PriceDto) => void;
};

export function PlanList({ plans, refused, chosen, onChoose }: Props) {
  const t = useTranslations('journey.plans');
  const [isWhole, setIsWhole] = useState(false);
  const best = suggestPlan(plans);
  const shown = isWhole ? plans : plans.filter((price, at) => at < FIRST || price === chosen);
  return (
    <>
      {plans.length === 0 && <NoPlans />}
      <ul className={styles.list}>
        {shown.map((price) => (
          <PlanCard
            key={price.product}
            price={price}
            isChosen={price === chosen}
            isBestFit={price === best}
            onChoose={() => onChoose(price)}
          />
        ))}
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
