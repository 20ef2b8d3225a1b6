import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { ContinueOnDevice } from '@/components/resume/ContinueOnDevice';
import { useServerErrors } from '@/hooks/common/forms/useServerErrors';
import type { useFamilyForm } from '@/hooks/quote/useFamilyForm';
import { toAnswers, toFieldName, type FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { ChangedNote } from './ChangedNote';
import styles from './FamilyQuestions.module.css';
import type { JourneyProps } from './journeyProps';
import { ProofNeeded } from './lead/ProofNeeded';
import { EstimateCard } from './members/estimate/EstimateCard';
import { MembersStep } from './members/MembersStep';
import { UncheckedNote } from './members/UncheckedNote';
import { PlansAhead } from './plans/PlansAhead';
import { Progress } from './Progress';
import type { Group } from './useStep';

type Props = JourneyProps & { group: Group; kept: ReturnType<typeof useFamilyForm> };

const linesAhead = [{ width: '50%', height: '2rem' }, { height: '3.5rem' }, { height: '3.5rem' }];

/** The questions about the family, with an estimate beside them. */
export function FamilyQuestions({ only, quoteId, plans, journey, go, group, kept }: Props) {
  const t = useTranslations('quote');
  const router = useRouter();
  const { plan, setPlan, following } = plans;
  const { form, isLoading, newest, needsProof } = kept;
  const { fieldsOf } = useServerErrors();

  const finish = async (typed: FamilyForm) => {
    const family = await newest(typed);
    try {
      // Saved here, because the next URL no longer names the plan.
      setPlan(plan);
      const url = await journey.finishMembers(toAnswers(family), () => ({ family, plan }));
      await router.push(`${url}#${following}`, undefined, { shallow: true, scroll: false });
      return undefined;
    } catch (error) {
      return fieldsOf(error, (path) => toFieldName(path, family.chosen));
    }
  };

  return (
    <>
      <PlansAhead only={only} />
      <Progress step="family" />
      <div className={`wrap ${styles.page}`}>
        <ChangedNote />
        {needsProof && <ProofNeeded />}
        <UncheckedNote quoteId={quoteId} />
        <div className={styles.heading}>
          <h1>{t('heading')}</h1>
          <p className="lead">{t('headingLead')}</p>
        </div>
        {isLoading ? (
          <Skeleton lines={linesAhead} label={t('loading')} />
        ) : (
          <div className={styles.columns}>
            <MembersStep form={form} group={group} go={go} onFinish={finish} saveState={journey.status} />
            <EstimateCard control={form.control} />
          </div>
        )}
        <ContinueOnDevice />
      </div>
    </>
  );
}
