import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Face } from '@/components/ui/Face';
import { Skeleton } from '@/components/ui/Skeleton';
import { brand } from '@/lib/brand';
import type { PlansDto, PriceDto } from '@/lib/domain/contract';
import { PlanCard } from './PlanCard';
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

export function PlansWaiting() {
  const t = useTranslations('journey.plans');
  const lines = [
    { width: '60%', height: '1.5rem' },
    { width: '85%' },
    { height: '2.75rem' },
    { height: '3rem' },
  ];
  return (
    <ul className={styles.list}>
      {[0, 1, 2].map((at) => (
        <li key={at} className="card">
          <Skeleton lines={lines} label={t('working')} />
        </li>
      ))}
    </ul>
  );
}

export function NoPlans() {
  const t = useTranslations('journey.plans');
  return (
    <Face kind="empty" title={t('emptyTitle')}>
      {t('emptyText', { phone: brand.helplineNewPolicy })}
    </Face>
  );
}

export function PlansFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('journey.plans');
  const kind = navigator.onLine ? 'error' : 'offline';
  return (
    <Face
      kind={kind}
      title={t(`${kind}Title`)}
      action={
        <Button kind="act" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t(`${kind}Text`)}
    </Face>
  );
}
