import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { SaveStatus } from '@/components/ui/SaveState';
import { usePlans } from '@/hooks/usePrice';
import { useTenurePrices } from '@/hooks/useTenurePrices';
import type { PriceDto } from '@/lib/domain/contract';
import { formatMoney } from '@/lib/i18n/format';
import { BillSheet } from './BillSheet';
import { Explanations } from './Explanations';
import { FamilyBand } from './FamilyBand';
import { toFamilyQuery, type FamilyForm } from '@/lib/domain/journey/familyForm';
import { PayBar } from './PayBar';
import { PlanControls } from './PlanControls';
import { sortPlans, suggestPlan, type PlanForm } from '@/lib/domain/journey/planForm';
import { PlanList } from './PlanList';
import { PlansHeading, SortBy, type Order } from './PlansHeading';
import { PlansFailed, PlansWaiting } from './PlansFaces';
import styles from './PlansStep.module.css';
import { PricePanel } from './PricePanel';
import { useToday } from './useToday';

export type PlansStepProps = {
  family: FamilyForm;
  plan: PlanForm;
  onChange: (plan: PlanForm) => void;
  onFinish: (price: PriceDto) => Promise<unknown>;
  saveState: SaveStatus;
};

/** What the further years save, compared with paying each year by itself. */
function useSavings(family: ReturnType<typeof toFamilyQuery>, chosen: PriceDto | undefined) {
  const t = useTranslations('journey.plans');
  const prices = useTenurePrices({
    ...family,
    sumInsured: chosen?.sumInsured,
    product: chosen?.product,
    tier: chosen?.tier,
    riders: [],
  });
  return (years: number) => {
    const [annual, whole] = [prices[1], prices[years]];
    const kept = annual && whole ? annual * years - whole : 0;
    return kept > 0 ? t('keep', { amount: formatMoney(kept) }) : undefined;
  };
}

function usePlanChoice(family: FamilyForm, plan: PlanForm) {
  const query = toFamilyQuery(family, useToday());
  const answer = usePlans({ ...query, sumInsured: plan.sumInsured, tenure: plan.tenure });
  // Prices of another cover, left from before the call that failed, are not this one's.
  const data = answer.error === undefined ? answer.data : undefined;
  const plans = data?.plans ?? [];
  const chosen = plans.find(({ product }) => product === plan.product) ?? suggestPlan(plans);
  const isCurrent = chosen?.sumInsured === plan.sumInsured && chosen.tenure === plan.tenure;
  return { ...answer, data, chosen, isCurrent, noteOf: useSavings(query, chosen) };
}

/** Every plan with its price for this family, and the bill of the chosen one. */
export function PlansStep({ family, plan, onChange, onFinish, saveState }: PlansStepProps) {
  const t = useTranslations('journey.plans');
  const [order, setOrder] = useState<Order>('suggested');
  const [isBillOpen, setIsBillOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { data, chosen, isCurrent, isLoading, mutate, noteOf } = usePlanChoice(family, plan);

  const finish = async (price: PriceDto) => {
    setIsBusy(true);
    try {
      await onFinish(price);
    } finally {
      setIsBusy(false);
    }
  };

  const goOn = (price: PriceDto, size: 'big' | 'medium') => (
    <Button
      kind="go"
      size={size}
      wide={size === 'big'}
      busy={isBusy || !isCurrent}
      onClick={() => void finish(price)}
    >
      {size === 'big' ? t('continue', { price: formatMoney(price.priceAfterTax) }) : t('continueShort')}
    </Button>
  );
  const bill = chosen && (
    <PricePanel price={chosen} people={family.chosen.length}>
      {goOn(chosen, 'big')}
      <p className={`tiny ${styles.next}`}>{t('next')}</p>
    </PricePanel>
  );

  return (
    <>
      <FamilyBand form={family} price={chosen} changeHref="#who" saveState={saveState} />
      <div className={`wrap ${styles.page}`}>
        <PlansHeading data={data} />
        <PlanControls value={plan} onChange={(change) => onChange({ ...plan, ...change })} noteOf={noteOf}>
          <SortBy value={order} onChange={setOrder} />
        </PlanControls>
        <div className={styles.columns}>
          <section aria-label={t('list')} aria-busy={isLoading || (chosen && !isCurrent)}>
            {data && (
              <PlanList
                plans={sortPlans(data.plans, order)}
                refused={data.refused}
                chosen={chosen}
                onChoose={({ product, tier }) => onChange({ ...plan, product, tier })}
              />
            )}
            {!data && (isLoading ? <PlansWaiting /> : <PlansFailed onRetry={() => void mutate()} />)}
            <Explanations />
          </section>
          <section className={styles.side} aria-label={t('price')}>
            {bill}
          </section>
        </div>
      </div>
      {chosen && (
        <PayBar price={chosen} onShowBill={() => setIsBillOpen(true)}>
          {goOn(chosen, 'medium')}
        </PayBar>
      )}
      <BillSheet isOpen={isBillOpen} onClose={() => setIsBillOpen(false)} label={t('price')}>
        {bill}
      </BillSheet>
    </>
  );
}
