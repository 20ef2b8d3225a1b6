import { useTranslations } from 'next-intl';
import { memo, useDeferredValue, useState, type ComponentProps } from 'react';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import type { PlanForm } from '@/lib/domain/quote/journey/planForm';
import { formatMoney } from '@/lib/i18n/format';
import { AddedRiders } from './card/AddedRiders';
import { PressedPlan, usePressedPlan } from './card/pressedPlan';
import { CompareTray } from '@/components/quote/compare/CompareTray';
import { FamilyBand } from './FamilyBand';
import { ContinueWithPlan } from './ContinueWithPlan';
import { PlanControls } from './PlanControls';
import { PlanFilters } from './PlanFilters';
import { PlansHeading, SortBy, type Order } from './PlansHeading';
import { PlansFound } from './PlansFound';
import { PriceBar } from './PriceBar';
import { ReservedSpace } from '@/components/common/ui/ReservedSpace';
import styles from './PlansStep.module.css';
import { useStable } from '@/hooks/common/useStable';
import { PricePanel } from '@/components/quote/PricePanel';
import { usePlanPrices } from './usePlanPrices';
import { useSide } from '@/components/quote/useSide';

export type PlansStepProps = {
  family: FamilyForm;
  plan: PlanForm;
  onChange: (part: Partial<PlanForm>) => void;
  onCompare: () => void;
  onFinish: (price: PriceDto) => Promise<unknown>;
  saveState: SaveStatus;
};

/**
 * A press shows at once (`PressedPlan`), and the rest is deferred. Memoised, since re-rendering with the journey around
 * it costs half a frame on a cheap phone.
 */
export const PlansStep = memo(function PlansStep(props: PlansStepProps) {
  const drawn = useDeferredValue(props);
  // Until the last press has rendered, the button shows the price of the previous choice, which must not be bought.
  const finish = useStable(async (price: PriceDto, seen: PlanForm) => {
    if (seen === props.plan) await props.onFinish(price);
  });
  return (
    <PressedPlan value={props.plan}>
      <Plans {...drawn} onFinish={finish} />
    </PressedPlan>
  );
});

function PressedControls(props: Omit<ComponentProps<typeof PlanControls>, 'value'>) {
  return <PlanControls value={usePressedPlan()} {...props} />;
}

type PlansProps = Omit<PlansStepProps, 'onFinish'> & {
  onFinish: (price: PriceDto, seen: PlanForm) => Promise<unknown>;
};

const Plans = memo(function Plans(props: PlansProps) {
  const { family, plan, onChange, onCompare, onFinish, saveState } = props;
  const t = useTranslations('quote.plans');
  const hasSide = useSide();
  const [order, setOrder] = useState<Order>('suggested');
  const prices = usePlanPrices(family, plan);
  const { data, priced, shown, leftOut, refused, chosen } = prices;
  const keepOf = (years: number) => {
    const kept = prices.savedBy(years);
    const textOf = (rupees: number) => t('saves', { amount: formatMoney(rupees) });
    return years > 1 && <ReservedSpace longest={textOf(99_999)}>{kept > 0 && textOf(kept)}</ReservedSpace>;
  };

  const proceed = {
    price: chosen,
    isReady: !prices.isLoading,
    onFinish: (price: PriceDto) => onFinish(price, plan),
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
        <AddedRiders riders={plan.added} onRemove={() => onChange({ added: undefined })} />
        <PressedControls onChange={onChange} noteOf={keepOf}>
          <SortBy value={order} onChange={setOrder} />
        </PressedControls>
        <PlanFilters onChange={(filters) => onChange({ filters })} shown={shown} leftOut={leftOut} />
        <div className={styles.columns}>
          <PlansFound prices={prices} order={order} onChange={onChange} onCompare={onCompare} />
          <section className={styles.side} aria-label={t('price')}>
            {hasSide && bill}
          </section>
        </div>
      </div>
      <CompareTray prices={priced} onChange={(compared) => onChange({ compared })} onCompare={onCompare} />
      {chosen && (
        <PriceBar price={chosen} bill={bill}>
          <ContinueWithPlan {...proceed} size="medium" />
        </PriceBar>
      )}
    </>
  );
});
