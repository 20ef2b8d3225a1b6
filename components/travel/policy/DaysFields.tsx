import { useTranslations } from 'next-intl';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { addDays } from '@/lib/domain/common/dates';
import type { AskedDates } from '@/lib/domain/travel/changeTrip';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import { STUDY_MONTHS } from '@/lib/domain/travel/kinds/kinds.data';
import { TRIP_LIMITS } from '@/lib/domain/travel/trip';

type Props = {
  policy: TripPolicyDto;
  days: AskedDates;
  errors: Readonly<Record<string, string>> | undefined;
  onType: (typed: Partial<AskedDates>) => void;
};

/**
 * Asks for the first day, while the trip hasn't started, and for the length: by the last day, or by the months of
 * studies.
 */
export function DaysFields({ policy: { state, trip, today }, days, errors, onType }: Props) {
  const t = useTranslations('tripPolicy.changes');
  const isBefore = state === 'starting';
  const kind = kindOf(trip);
  return (
    <>
      {isBefore && (
        <TextField
          id="move-starts"
          type="date"
          label={t(kind === 'annual' ? 'firstDay' : 'startsOn')}
          value={days.startsOn}
          min={today}
          max={addDays(today, TRIP_LIMITS.daysAhead)}
          error={errors?.['startsOn']}
          onChange={({ target }) => onType({ startsOn: target.value })}
        />
      )}
      {kind === 'single' && (
        <TextField
          id="move-ends"
          type="date"
          label={t('endsOn')}
          value={days.endsOn ?? ''}
          min={days.startsOn}
          error={errors?.['endsOn']}
          onChange={({ target }) => onType({ endsOn: target.value })}
        />
      )}
      {kind === 'studies' && (
        <Select
          id="move-months"
          label={t('months')}
          value={String(days.months)}
          options={monthsFor(trip.months, isBefore).map((months) => ({
            value: String(months),
            label: t('monthsOption', { months }),
          }))}
          error={errors?.['months']}
          onChange={({ target }) => onType({ months: Number(target.value) })}
        />
      )}
    </>
  );
}

/** The months to choose from. The present number is among them, since the choice begins with it. */
function monthsFor(now: number = STUDY_MONTHS.least, isBefore: boolean): readonly number[] {
  const [from, to] = isBefore ? [STUDY_MONTHS.least, STUDY_MONTHS.most] : [now, STUDY_MONTHS.whole];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
