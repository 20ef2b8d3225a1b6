import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { ContinueOnDevice } from '@/components/resume/ContinueOnDevice';
import { ProofNeeded } from '@/components/quote/lead/ProofNeeded';
import { useToday } from '@/components/quote/members/useToday';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useTypedBefore } from '@/lib/late/before/useTypedBefore';
import { useHydrated } from '@/lib/late/useHydrated';
import { useServerErrors } from '@/hooks/common/forms/useServerErrors';
import { useTripId, useTripJourney } from '@/hooks/travel/useTripJourney';
import { toTrip, type TripForm as Form } from '@/lib/domain/travel/tripForm';
import { Covers } from './Covers';
import styles from './Trip.module.css';
import { TRIP_FORM, TripForm } from './form/TripForm';
import { TripSteps } from './TripSteps';
import { TripSums } from './TripSums';
import { useStepFocus } from './useStepFocus';
import { useTripForm } from '@/hooks/travel/useTripForm';
import { useWishInForm } from '@/hooks/travel/useWishedTrip';

/** `trip.travellers.1` → `travellers.1`. */
const toFieldName = (path: string) => path.replace(/^trip\./, '');

/** Two steps on one page, so that the trip's answers stay while prices are compared. */
export function TripJourney() {
  const t = useTranslations('travel');
  const router = useRouter();
  const isHydrated = useHydrated();
  const today = useToday();
  const quoteId = useTripId();
  const isChoosing = isHydrated && router.asPath.split('#')[1] === 'plans';
  const journey = useTripJourney(quoteId);
  const { form, isLoading, newest, needsProof } = useTripForm(quoteId, isHydrated, (typed) =>
    journey.keepTyped(typed, isChoosing ? '#plans' : ''),
  );
  const values = form.getValues();
  const { fieldsOf } = useServerErrors();
  useTypedBefore(TRIP_FORM);
  const trip = toTrip(values, today);

  useWishInForm(form, isLoading);
  useStepFocus(isChoosing && trip ? 'sums' : 'trip', isHydrated && !isLoading);

  // A deep link to the prices falls back to the trip while it is incomplete.
  useEffect(() => {
    if (!isChoosing || isLoading || toTrip(form.getValues(), today)) return;
    void router.replace(`${router.asPath.split('#')[0]}#trip`, undefined, { shallow: true });
  }, [isChoosing, isLoading, form, today, router]);

  const finishTrip = async (typed: Form) => {
    const latest = await newest(typed);
    const whole = toTrip(latest, today);
    try {
      if (whole) await journey.finishTrip(whole, latest);
      return undefined;
    } catch (error) {
      return fieldsOf(error, toFieldName);
    }
  };

  if (isChoosing && trip) {
    return (
      <>
        <TripSteps step="trip" />
        <TripSums
          trip={trip}
          sumInsuredUsd={values.sumInsuredUsd}
          onChoose={(sum) => form.setValue('sumInsuredUsd', sum)}
          onFinish={(sum) => journey.finishSum(sum, form.getValues())}
          saveState={journey.status}
        />
        <div className="wrap">
          <ContinueOnDevice />
        </div>
      </>
    );
  }
  return (
    <>
      <TripSteps step="trip" />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.main}>
          {needsProof && <ProofNeeded />}
          {router.query['changed'] && (
            <Note kind="warn" role="status">
              {t('changed')}
            </Note>
          )}
          <div>
            <h1>{t('heading')}</h1>
            <p className="lead">{t('headingLead')}</p>
          </div>
          {isLoading ? (
            <Skeleton lines={[{ height: '3.5rem' }, { height: '3.5rem' }]} label={t('loading')} />
          ) : (
            <TripForm form={form} today={today} onFinish={finishTrip} saveState={journey.status} />
          )}
          <ContinueOnDevice />
        </div>
        <div className={styles.side}>
          <Covers kind={values.kind} />
        </div>
      </div>
    </>
  );
}
