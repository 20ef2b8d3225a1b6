import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Select } from '@/components/form/Select';
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
import { NoPlans, PlanList, PlansFailed, PlansWaiting } from './PlanList';
import styles from './PlansStep.module.css';
import { PricePanel } from './PricePanel';
import { useToday } from './useToday';

type Props = {
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

/** Every plan with its price for this family, and the bill of the chosen one. */
export function PlansStep({ family, plan, onChange, onFinish, saveState }: Props) {
  const t = useTranslations('journey.plans');
  const today = useToday();
  const [order, setOrder] = useState<'suggested' | 'price'>('suggested');
  const [isBillOpen, setIsBillOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const query = toFamilyQuery(family, today);
  const { data, error, isLoading, mutate } = usePlans({
    ...query,
    sumInsured: plan.sumInsured,
    tenure: plan.tenure,
  });
  const plans = data?.plans ?? [];
  const refused = data?.refused ?? [];
  const chosen = plans.find(({ product }) => product === plan.product) ?? suggestPlan(plans);
  const noteOf = useSavings(query, chosen);

  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);

  const finish = async () => {
    if (!chosen) return;
    setIsBusy(true);
    try {
      await onFinish(chosen);
    } finally {
      setIsBusy(false);
    }
  };

  const goOn = (size: 'big' | 'medium') => (
    <Button kind="go" size={size} wide={size === 'big'} busy={isBusy} onClick={() => void finish()}>
      {size === 'big' && chosen
        ? t('continue', { price: formatMoney(chosen.priceAfterTax) })
        : t('continueShort')}
    </Button>
  );
  const bill = chosen && (
    <PricePanel price={chosen} people={family.chosen.length}>
      {goOn('big')}
      <p className={`tiny ${styles.next}`}>{t('next')}</p>
    </PricePanel>
  );

  return (
    <>
      <FamilyBand form={family} price={chosen} changeHref="#who" saveState={saveState} />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.heading}>
          <h1 ref={heading} tabIndex={-1}>
            {data ? t('title', { fit: plans.length, out: refused.length }) : t('titleLoading')}
          </h1>
          <p className="lead">{t('lead')}</p>
        </div>
        <PlanControls value={plan} onChange={(change) => onChange({ ...plan, ...change })} noteOf={noteOf}>
          <div className={styles.sort}>
            <Select
              label={t('sortBy')}
              value={order}
              onChange={(event) => setOrder(event.target.value === 'price' ? 'price' : 'suggested')}
              options={[
                { value: 'suggested', label: t('sortSuggested') },
                { value: 'price', label: t('sortPrice') },
              ]}
            />
          </div>
        </PlanControls>
        <div className={styles.columns}>
          <section aria-label={t('list')} aria-busy={isLoading}>
            {!data && isLoading && <PlansWaiting />}
            {!data && error !== undefined && <PlansFailed onRetry={() => void mutate()} />}
            {data && plans.length === 0 && <NoPlans />}
            {data && (
              <PlanList
                plans={sortPlans(plans, order)}
                refused={refused}
                chosen={chosen}
                onChoose={({ product, tier }) => onChange({ ...plan, product, tier })}
              />
            )}
            <Explanations />
          </section>
          <aside className={styles.side} aria-label={t('price')}>
            {bill}
          </aside>
        </div>
      </div>
      {chosen && (
        <PayBar price={chosen} onShowBill={() => setIsBillOpen(true)}>
          {goOn('medium')}
        </PayBar>
      )}
      <BillSheet isOpen={isBillOpen} onClose={() => setIsBillOpen(false)} label={t('price')}>
        {bill}
      </BillSheet>
    </>
  );
}
