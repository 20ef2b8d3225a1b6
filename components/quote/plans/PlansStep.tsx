import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { sortPlans, planIdsOf, type PlanForm } from '@/lib/domain/quote/journey/planForm';
import { formatMoney } from '@/lib/i18n/format';
import { AddedRiders } from './card/AddedRiders';
import { BillSheet } from '@/components/quote/BillSheet';
import { CompareTray } from '@/components/quote/compare/CompareTray';
import { Explanations } from './card/Explanations';
import { FamilyBand } from './FamilyBand';
import { ContinueWithPlan } from './ContinueWithPlan';
import { PayBar } from './PayBar';
import { PlanControls } from './PlanControls';
import { PlanFilters } from './PlanFilters';
import { PlanList } from './card/PlanList';
import { PlansHeading, SortBy, type Order } from './PlansHeading';
import { PlansFailed, PlansWaiting } from './PlansStates';
import styles from './PlansStep.module.css';
import { PricePanel } from '@/components/quote/PricePanel';
import { usePlanPrices } from './usePlanPrices';

export type PlansStepProps = {
  family: FamilyForm;
  plan: PlanForm;
  onChange: (plan: PlanForm) => void;
  onCompare: () => void;
  onFinish: (price: PriceDto) => Promise<unknown>;
  saveState: SaveStatus;
};

export function PlansStep({ family, plan, onChange, onCompare, onFinish, saveState }: PlansStepProps) {
  const t = useTranslations('quote.plans');
  const [order, setOrder] = useState<Order>('suggested');
  const [isBillOpen, setIsBillOpen] = useState(false);
  const { data, priced, shown, leftOut, refused, suggestion, chosen, ...prices } = usePlanPrices(
    family,
    plan,
  );
  // Its first cards are drawn in steps, since all of them at once hold a cheap phone for a fifth of a second.
  const isListed = useDeferredValue(data !== undefined);
  const isWaiting = prices.isLoading || data !== undefined;
  const change = (part: Partial<PlanForm>) => onChange({ ...plan, ...part });
  const proceed = { price: chosen, isReady: !prices.isLoading, onFinish };
  const keepOf = (years: number) => {
    const kept = prices.savedBy(years);
    return kept > 0 ? t('saves', { amount: formatMoney(kept) }) : undefined;
  };

  const bill = chosen && (
    <PricePanel price={chosen} people={family.chosen.length}>
      <ContinueWithPlan {...proceed} size="big" />
      <p className={`tiny ${styles.next}`}>{t('next')}</p>
    </PricePanel>
  );

  return (
    <>
      <FamilyBand form={family} price={chosen} changeHref="#who" saveState={saveState} />
      <div
        className={plan.compared.length > 0 ? `wrap ${styles.page} ${styles.hasTray}` : `wrap ${styles.page}`}
      >
        <PlansHeading fit={data && shown.length} out={refused.length} />
        <AddedRiders riders={plan.added} onRemove={() => change({ added: undefined })} />
        <PlanControls value={plan} onChange={change} noteOf={keepOf}>
          <SortBy value={order} onChange={setOrder} />
        </PlanControls>
        <PlanFilters
          filters={plan.filters}
          onChange={(filters) => change({ filters })}
          shown={shown}
          leftOut={leftOut}
        />
        <div className={styles.columns}>
          <section aria-label={t('list')} aria-busy={prices.isLoading}>
            {data && isListed && (
              <PlanList
                plans={sortPlans(shown, order)}
                refused={refused}
                chosen={chosen}
                suggestion={suggestion}
                compared={plan.compared}
                onChoose={({ product, tier }) => change({ product, tier })}
                onMark={(compared) => change({ compared })}
                onCompareTiers={(product) => {
                  change({ compared: planIdsOf(product) });
                  onCompare();
                }}
              />
            )}
            {!(data && isListed) && (isWaiting ? <PlansWaiting /> : <PlansFailed onRetry={prices.retry} />)}
            <Explanations />
          </section>
          <section className={styles.side} aria-label={t('price')}>
            {bill}
          </section>
        </div>
      </div>
      <CompareTray
        compared={plan.compared}
        prices={priced}
        onChange={(compared) => change({ compared })}
        onCompare={onCompare}
      />
      {chosen && (
        <PayBar price={chosen} onShowBill={() => setIsBillOpen(true)}>
          <ContinueWithPlan {...proceed} size="medium" />
        </PayBar>
      )}
      <BillSheet isOpen={isBillOpen} onClose={() => setIsBillOpen(false)} label={t('price')}>
        {bill}
      </BillSheet>
    </>
  );
}
