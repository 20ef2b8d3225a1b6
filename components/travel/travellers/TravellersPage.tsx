import { useTranslations } from 'next-intl';
import { Lost } from '@/components/common/page/Lost';
import { ButtonLink } from '@/components/common/ui/Button';
import { VerifiedPart } from '@/components/verify/VerifiedPart';
import { useTripRecordStep } from '@/hooks/travel/useTripRecordStep';
import { useTripDetails } from '@/hooks/travel/useTripDetails';
import { nextPathOf, paths, quoteUrl } from '@/lib/config/paths';
import type { TravellersDto } from '@/lib/domain/travel/contract';
import { TripSteps } from '../TripSteps';
import { TravellersForm } from './TravellersForm';

const isPaid = ({ next }: TravellersDto) => next === 'decision' || next === 'done';

export function TravellersPage() {
  const t = useTranslations('travellers');
  const { data, draft, state, quoteId, submit, retry } = useTripDetails();
  useTripRecordStep('health_116', paths.tripTravellers, data?.quoteId);
  return (
    <>
      <TripSteps step="travellers" />
      <VerifiedPart state={state} quoteId={quoteId} heading={t('title')} onRetry={retry}>
        {data && isPaid(data) && (
          <Lost title={t('paid')} text={t('paidText')}>
            <ButtonLink kind="go" size="big" href={nextPathOf({ ...data, segment: 'Travel' })}>
              {t('toPolicy')}
            </ButtonLink>
          </Lost>
        )}
        {data && !isPaid(data) && (!data.trip || !data.price) && (
          <Lost title={t('noTrip')} text={t('noTripText')}>
            <ButtonLink kind="go" size="big" href={quoteUrl(data.quoteId, 'Travel')}>
              {t('toTrip')}
            </ButtonLink>
          </Lost>
        )}
        {data?.trip && data.price && !isPaid(data) && (
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
