import { useTranslations } from 'next-intl';
import { Lost } from '@/components/common/page/Lost';
import { ButtonLink } from '@/components/common/ui/Button';
import { VerifiedPart } from '@/components/verify/VerifiedPart';
import { useTripRecordStep } from '@/hooks/travel/useTripRecordStep';
import { isPaidTrip, useTripDetails } from '@/hooks/travel/useTripDetails';
import { nextPathOf, paths, quoteUrl } from '@/lib/config/paths';
import { TripSteps } from '@/components/travel/TripSteps';
import { TravellersForm } from './TravellersForm';

export function TravellersPage() {
  const t = useTranslations('travellers');
  const { data, draft, state, quoteId, submit, retry } = useTripDetails();
  useTripRecordStep('health_116', paths.tripTravellers, data?.quoteId);
  return (
    <>
      <TripSteps step="travellers" />
      <VerifiedPart state={state} quoteId={quoteId} heading={t('title')} onRetry={retry}>
        {data && isPaidTrip(data) && (
          <Lost title={t('paid')} text={t('paidText')}>
            <ButtonLink kind="go" size="big" href={nextPathOf({ ...data, segment: 'Travel' })}>
              {t('toPolicy')}
            </ButtonLink>
          </Lost>
        )}
        {data && !isPaidTrip(data) && (!data.trip || !data.price) && (
          <Lost title={t('noTrip')} text={t('noTripText')}>
            <ButtonLink kind="go" size="big" href={quoteUrl(data.quoteId, 'Travel')}>
              {t('toTrip')}
            </ButtonLink>
          </Lost>
        )}
        {data?.trip && data.price && !isPaidTrip(data) && (
          <TravellersForm
            key={data.about}
            told={{ ...data, trip: data.trip, price: data.price }}
            draft={draft}
            onSubmit={submit}
            onReload={retry}
          />
        )}
      </VerifiedPart>
    </>
  );
}
