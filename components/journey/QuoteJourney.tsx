import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ContinueElsewhere } from '@/components/elsewhere/ContinueElsewhere';
import { useHydrated } from '@/hooks/useHydrated';
import { Skeleton } from '@/components/ui/Skeleton';
import { useQuoteId } from '@/hooks/useQuoteId';
import { useQuoteJourney } from '@/hooks/useQuoteJourney';
import { useSavedForm } from '@/hooks/useSavedForm';
import { useServerErrors } from '@/hooks/useServerErrors';
import type { PriceDto } from '@/lib/domain/contract';
import { isFamilyComplete, toAnswers, toFieldName, type FamilyForm } from '@/lib/domain/journey/familyForm';
import { ChangedNote } from './ChangedNote';
import { EstimateCard } from './EstimateCard';
import { MembersStep } from './MembersStep';
import { emptyPlan, parsePlanForm, type PlanForm } from '@/lib/domain/journey/planForm';
import { PlansStep } from './PlansStep';
import { Progress } from './Progress';
import styles from './QuoteJourney.module.css';
import { useFamilyForm } from './useFamilyForm';
import { useStep } from './useStep';
import { useToday } from './useToday';

function usePlanForm() {
  const { product } = useRouter().query;
  const { saved, save } = useSavedForm('form3');
  const [chosen, setChosen] = useState<PlanForm>();
  // A link of one plan ("Quick Buy") names it.
  const wished = typeof product === 'string' ? { product } : undefined;
  const change = (plan: PlanForm) => {
    setChosen(plan);
    save(plan);
  };
  return [chosen ?? { ...(parsePlanForm(saved) ?? emptyPlan), ...wished }, change] as const;
}

/** The family, then the plans: two steps of one page, so that what was typed stays while prices are compared. */
export function QuoteJourney() {
  const t = useTranslations('journey');
  const router = useRouter();
  const isHydrated = useHydrated();
  const today = useToday();
  const { step, go } = useStep();
  const quoteId = useQuoteId(isHydrated);
  const { form, isLoading } = useFamilyForm(quoteId, isHydrated);
  const [plan, setPlan] = usePlanForm();
  const journey = useQuoteJourney(quoteId);
  const { fieldsOf } = useServerErrors();
  const family = form.getValues();
  const isAtPlans = step === 'plans' && isFamilyComplete(family, today);

  // A link to the plans of a family that is not complete leads to what is missing.
  useEffect(() => {
    if (step !== 'plans' || isLoading || isFamilyComplete(form.getValues(), today)) return;
    void router.replace(`${router.asPath.split('#')[0]}#who`, undefined, { shallow: true });
  }, [step, isLoading, form, today, router]);

  const finishMembers = async (values: FamilyForm) => {
    try {
      await router.push(await journey.finishMembers(toAnswers(values), { family: values, plan }), undefined, {
        shallow: true,
        scroll: false,
      });
      return undefined;
    } catch (error) {
      return fieldsOf(error, (path) => toFieldName(path, values.chosen));
    }
  };

  const finishPlans = async ({ product, tier, sumInsured, tenure }: PriceDto) => {
    const choice = { product, tier, sumInsured, tenure };
    try {
      setPlan(choice);
      const change = { ...toAnswers(family), ...choice };
      await router.push(await journey.finishPlans(change, { family, plan: choice }));
    } catch (error) {
      fieldsOf(error, (path) => path);
    }
  };

  if (isAtPlans) {
    return (
      <>
        <Progress step="plans" />
        <div className="wrap">
          <ChangedNote />
        </div>
        <PlansStep
          family={family}
          plan={plan}
          onChange={setPlan}
          onFinish={finishPlans}
          saveState={journey.status}
        />
        <div className="wrap">
          <ContinueElsewhere />
        </div>
      </>
    );
  }
  return (
    <>
      <Progress step="family" />
      <div className={`wrap ${styles.page}`}>
        <ChangedNote />
        <div className={styles.heading}>
          <h1>{t('heading')}</h1>
          <p className="lead">{t('headingLead')}</p>
        </div>
        {isLoading ? (
          <Skeleton
            lines={[{ width: '50%', height: '2rem' }, { height: '3.5rem' }, { height: '3.5rem' }]}
            label={t('loading')}
          />
        ) : (
          <div className={styles.columns}>
            <MembersStep
              form={form}
              group={step === 'plans' ? 'who' : step}
              go={go}
              onFinish={finishMembers}
              saveState={journey.status}
            />
            <EstimateCard control={form.control} />
          </div>
        )}
        <ContinueElsewhere />
      </div>
    </>
  );
}
