import { useRouter } from 'next/router';
import { ContinueOnDevice } from '@/components/resume/ContinueOnDevice';
import { useStable } from '@/hooks/common/useStable';
import { paths, quoteUrl } from '@/lib/config/paths';
import { toAnswers, type FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { planIdsOf, type PlanForm } from '@/lib/domain/quote/journey/planForm';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { ChangedNote } from './ChangedNote';
import type { JourneyProps } from './journeyProps';
import { CompareStep, PlansStep } from './plans/StepsLater';
import { Progress } from './Progress';
import type { QuoteStep } from './useStep';

type Props = JourneyProps & { step: QuoteStep; family: FamilyForm };

/** The priced plans, side by side or as a list. */
export function PricedPlans({ only, quoteId, plans, journey, go, step, family }: Props) {
  const router = useRouter();
  const { plan, setPlan } = plans;

  const change = useStable((part: Partial<PlanForm>) => {
    const changed = { ...plan, ...part };
    setPlan(changed);
    journey.keepTyped({ family, plan: changed }, '#plans');
  });
  const finish = useStable(async ({ product, tier, sumInsured, tenure }: PriceDto) => {
    const { added: riders, frequency, ...rest } = plan;
    const choice = { product, tier, sumInsured, tenure, frequency, ...(riders && { riders }) };
    const chosen = { ...rest, product, tier, sumInsured, tenure, frequency };
    setPlan(chosen);
    const url = await journey.finishPlans({ ...toAnswers(family), ...choice }, { family, plan: chosen });
    if (url) await router.push(url);
  });
  const compare = useStable(() => void go('compare'));

  const shared = { family, plan, onChange: change, onFinish: finish, saveState: journey.status };
  return (
    <>
      <Progress step="plans" />
      <div className="wrap">
        <ChangedNote />
      </div>
      {step === 'compare' || only ? (
        <CompareStep
          {...shared}
          compared={only ? planIdsOf(only) : plan.compared}
          backHref={only ? `${quoteId ? quoteUrl(quoteId) : paths.getQuote}#plans` : '#plans'}
        />
      ) : (
        <PlansStep {...shared} onCompare={compare} />
      )}
      <div className="wrap">
        <ContinueOnDevice />
      </div>
    </>
  );
}
