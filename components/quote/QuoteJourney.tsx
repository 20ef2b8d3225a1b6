import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ContinueOnDevice } from '@/components/resume/ContinueOnDevice';
import { useHydrated } from '@/lib/late/useHydrated';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useTypedBefore } from '@/lib/late/before/useTypedBefore';
import { useQuoteId } from '@/hooks/quote/useQuoteId';
import { useQuoteJourney } from '@/hooks/quote/useQuoteJourney';
import { useServerErrors } from '@/hooks/common/forms/useServerErrors';
import { paths, quoteUrl } from '@/lib/config/paths';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import {
  isFamilyComplete,
  toAnswers,
  toFieldName,
  type FamilyForm,
} from '@/lib/domain/quote/journey/familyForm';
import { planIdsOf, type PlanForm } from '@/lib/domain/quote/journey/planForm';
import { ChangedNote } from './ChangedNote';
import { EstimateCard } from './members/estimate/EstimateCard';
import { FAMILY_FORM, MembersStep } from './members/MembersStep';
import { CompareStep, PlansStep } from './plans/StepsLater';
import { PlansAhead } from './plans/PlansAhead';
import { ProofNeeded } from './lead/ProofNeeded';
import { Progress } from './Progress';
import styles from './QuoteJourney.module.css';
import { UncheckedNote } from './members/UncheckedNote';
import { useAskedPlans } from './useAskedPlans';
import { useFamilyForm } from '@/hooks/quote/useFamilyForm';
import { usePlanForm } from './plans/usePlanForm';
import { useSame, useStable } from '@/hooks/common/useStable';
import { useStep } from './useStep';
import { useToday } from './members/useToday';

type HeadingProps = { quoteId: string | undefined; needsProof: boolean };

function Heading({ quoteId, needsProof }: HeadingProps) {
  const t = useTranslations('quote');
  return (
    <>
      <ChangedNote />
      {needsProof && <ProofNeeded />}
      <UncheckedNote quoteId={quoteId} />
      <div className={styles.heading}>
        <h1>{t('heading')}</h1>
        <p className="lead">{t('headingLead')}</p>
      </div>
    </>
  );
}

const linesAhead = [{ width: '50%', height: '2rem' }, { height: '3.5rem' }, { height: '3.5rem' }];

/** What is known already counts before the form has taken it over: its questions would show for a moment. */
const familyOf = (typed: FamilyForm, known: FamilyForm | undefined, today: string) =>
  known && !isFamilyComplete(typed, today) && isFamilyComplete(known, today) ? known : typed;

/** Two steps on one page, so that the family's answers persist while prices are compared. */
export function QuoteJourney({ only }: { only?: 'aspire' }) {
  const t = useTranslations('quote');
  const router = useRouter();
  const isHydrated = useHydrated();
  const today = useToday();
  const { step, go } = useStep();
  const quoteId = useQuoteId(isHydrated);
  const { plan, setPlan, following } = usePlanForm(only);
  const journey = useQuoteJourney(quoteId, only ? paths.aspire : paths.getQuote);
  const { form, known, isLoading, newest, needsProof } = useFamilyForm(quoteId, isHydrated, (family) =>
    journey.keepTyped({ family, plan }),
  );
  useTypedBefore(FAMILY_FORM);
  const { fieldsOf } = useServerErrors();
  const family = useSame(familyOf(form.getValues(), known, today));
  const isPastFamily = step === 'plans' || step === 'compare';
  const isPriced = isPastFamily && isFamilyComplete(family, today);
  useAskedPlans(family, plan, isPriced);

  // A deep link to the plans falls back to the first unanswered question.
  useEffect(() => {
    if (!isPastFamily || isLoading || isFamilyComplete(form.getValues(), today)) return;
    void router.replace(`${router.asPath.split('#')[0]}#who`, undefined, { shallow: true });
  }, [isPastFamily, isLoading, form, today, router]);

  const finishMembers = async (typed: FamilyForm) => {
    const values = await newest(typed);
    try {
      // Stored here because the next URL no longer names the plan.
      setPlan(plan);
      const url = await journey.finishMembers(toAnswers(values), () => ({ family: values, plan }));
      await router.push(`${url}#${following}`, undefined, { shallow: true, scroll: false });
      return undefined;
    } catch (error) {
      return fieldsOf(error, (path) => toFieldName(path, values.chosen));
    }
  };

  const change = useStable((changed: PlanForm) => {
    setPlan(changed);
    journey.keepTyped({ family, plan: changed }, '#plans');
  });
  const finishPlans = useStable(async ({ product, tier, sumInsured, tenure }: PriceDto) => {
    const { added: riders, frequency, ...rest } = plan;
    const choice = { product, tier, sumInsured, tenure, frequency, ...(riders && { riders }) };
    const chosen = { ...rest, product, tier, sumInsured, tenure, frequency };
    setPlan(chosen);
    const url = await journey.finishPlans({ ...toAnswers(family), ...choice }, { family, plan: chosen });
    if (url) await router.push(url);
  });
  const compare = useStable(() => void go('compare'));

  if (isPriced) {
    const shared = { family, plan, onChange: change, onFinish: finishPlans, saveState: journey.status };
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
  return (
    <>
      <PlansAhead only={only} />
      <Progress step="family" />
      <div className={`wrap ${styles.page}`}>
        <Heading quoteId={quoteId} needsProof={needsProof} />
        {isLoading ? (
          <Skeleton lines={linesAhead} label={t('loading')} />
        ) : (
          <div className={styles.columns}>
            <MembersStep
              form={form}
              group={isPastFamily ? 'who' : step}
              go={go}
              onFinish={finishMembers}
              saveState={journey.status}
            />
            <EstimateCard control={form.control} />
          </div>
        )}
        <ContinueOnDevice />
      </div>
    </>
  );
}
