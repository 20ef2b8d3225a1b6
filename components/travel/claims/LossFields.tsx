import { useTranslations } from 'next-intl';
import { TextArea } from '@/components/common/form/TextArea';
import { TextField } from '@/components/common/form/TextField';
import { LONGEST_TRIP_CLAIM } from '@/lib/domain/travel/claims/tripClaim';
import type { Trip } from '@/lib/domain/travel/trip';
import type { ClaimPart } from './claimPart';

type Props = ClaimPart & { trip: Trip; today: string };

export function LossFields({ details, messageAt, idOf, onChange, trip, today }: Props) {
  const t = useTranslations('tripClaim');
  return (
    <>
      {trip.longestTrip !== undefined && (
        <TextField
          id={idOf('leftOn')}
          type="date"
          label={t('leftOn')}
          hint={t('leftOnHint', { days: trip.longestTrip })}
          value={details.leftOn ?? ''}
          min={trip.startsOn}
          max={trip.endsOn}
          error={messageAt('leftOn')}
          onChange={({ target }) => onChange({ leftOn: target.value })}
        />
      )}
      <TextField
        id={idOf('happenedOn')}
        type="date"
        label={t('happenedOn')}
        value={details.happenedOn ?? ''}
        max={today}
        error={messageAt('happenedOn')}
        onChange={({ target }) => onChange({ happenedOn: target.value })}
      />
      <TextField
        id={idOf('place')}
        label={t('place')}
        value={details.place ?? ''}
        maxLength={LONGEST_TRIP_CLAIM.place}
        error={messageAt('place')}
        onChange={({ target }) => onChange({ place: target.value })}
      />
      <TextArea
        id={idOf('story')}
        label={t('story')}
        rows={4}
        value={details.story ?? ''}
        maxLength={LONGEST_TRIP_CLAIM.story}
        error={messageAt('story')}
        onChange={({ target }) => onChange({ story: target.value })}
      />
      <TextField
        id={idOf('spentUsd')}
        label={t('spent')}
        hint={t('spentHint')}
        inputMode="decimal"
        value={details.spentUsd ?? ''}
        maxLength={10}
        error={messageAt('spentUsd')}
        onChange={({ target }) => onChange({ spentUsd: target.value })}
      />
    </>
  );
}
