import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { planIdOf, type PlanForm, type PlanId } from '@/lib/domain/quote/journey/planForm';
import { formatMoney } from '@/lib/i18n/format';
import { ComparePlans } from './ComparePlans';
import styles from './ComparePlans.module.css';
import { AddedRiders } from '@/components/quote/plans/card/AddedRiders';
import { FamilyBand } from '@/components/quote/plans/FamilyBand';
import { PlanControls } from '@/components/quote/plans/PlanControls';
import { PlansFailed, PlansWaiting } from '@/components/quote/plans/PlansStates';
import { RefusedPlan } from '@/components/quote/plans/card/RefusedPlan';
import { usePlanPrices } from '@/components/quote/plans/usePlanPrices';

export type CompareStepProps = {
  family: FamilyForm;
  plan: PlanForm;
  compared: readonly PlanId[];
  onChange: (part: Partial<PlanForm>) => void;
  onFinish: (price: PriceDto) => Promise<unknown>;
  backHref: string;
  saveState: SaveStatus;
};

export function CompareStep({
  family,
  plan,
  compared,
  onChange,
  onFinish,
  backHref,
  saveState,
}: CompareStepProps) {
  const t = useTranslations('choosing.compare');
  const plans = useTranslations('quote.plans');
  const { data, priced, chosen, isLoading, retry, savedBy } = usePlanPrices(family, plan);
  const prices = compared.flatMap((id) => priced.find((price) => planIdOf(price) === id) ?? []);
  const refused = (data?.refused ?? []).filter(({ product }) =>
    compared.some((id) => id.startsWith(`${product}:`)),
  );
  const keepOf = (years: number) => {
    const kept = savedBy(years);
    return kept > 0 ? plans('saves', { amount: formatMoney(kept) }) : undefined;
  };
  const back = <ButtonLink href={backHref}>{t('back')}</ButtonLink>;

  return (
    <>
      <FamilyBand form={family} price={chosen} changeHref="#who" saveState={saveState} />
      <div className="wrap">
        {(!data || compared.length < 2) && <h1 className="visuallyHidden">{t('table')}</h1>}
        <AddedRiders riders={plan.added} onRemove={() => onChange({ added: undefined })} />
        {!data && (isLoading ? <PlansWaiting /> : <PlansFailed onRetry={retry} />)}
        {data && compared.length < 2 && (
          <Face kind="empty" title={t('fewTitle')} action={back}>
            {t('fewText')}
          </Face>
        )}
      </div>
      {data && compared.length > 1 && (
        <ComparePlans
          prices={prices}
          chosen={prices.find((price) => price === chosen)}
          people={family.chosen.length}
          isReady={!isLoading}
          backHref={backHref}
          onChoose={({ product, tier }) => onChange({ product, tier })}
          onFinish={onFinish}
        >
          <PlanControls value={plan} onChange={onChange} noteOf={keepOf} />
          <ul className={styles.missing}>
            {refused.map((plan) => (
              <RefusedPlan key={plan.product} refused={plan} />
            ))}
          </ul>
        </ComparePlans>
      )}
    </>
  );
}
