import { useTranslations } from 'next-intl';
import type { UseFormRegister } from 'react-hook-form';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { addDays } from '@/lib/domain/common/dates';
import { LONGEST_TRIPS, STUDY_MONTHS, type TripKind } from '@/lib/domain/travel/kinds/kinds.data';
import { TRIP_LIMITS } from '@/lib/domain/travel/trip';
import type { TripForm } from '@/lib/domain/travel/tripForm';
import styles from './TripForm.module.css';

export const whenIds = {
  startsOn: 'trip-starts-on',
  endsOn: 'trip-ends-on',
  longestTrip: 'trip-longest',
  months: 'trip-months',
} as const;

const MONTHS = Array.from({ length: STUDY_MONTHS.most }, (_, at) => STUDY_MONTHS.least + at);

type Props = {
  kind: TripKind;
  today: string;
  register: UseFormRegister<TripForm>;
  messageOf: (id: string) => string | undefined;
};

/** Asks for the first day and the length: by the last day, by the longest trip of a year, or by months. */
export function WhenFields({ kind, today, register, messageOf }: Props) {
  const t = useTranslations('travel.form');
  const last = addDays(today, TRIP_LIMITS.daysAhead);
  return (
    <div className={styles.days}>
      <TextField
        id={whenIds.startsOn}
        type="date"
        label={t(kind === 'annual' ? 'firstDay' : 'startsOn')}
        min={today}
        max={last}
        error={messageOf(whenIds.startsOn)}
        {...register('startsOn')}
      />
      {kind === 'single' && (
        <TextField
          id={whenIds.endsOn}
          type="date"
          label={t('endsOn')}
          min={today}
          max={addDays(last, TRIP_LIMITS.days)}
          error={messageOf(whenIds.endsOn)}
          {...register('endsOn')}
        />
      )}
      {kind === 'annual' && (
        <Select
          id={whenIds.longestTrip}
          label={t('longestTrip')}
          hint={t('longestHint')}
          placeholder={t('chooseLength')}
          options={LONGEST_TRIPS.map((days) => ({
            value: String(days),
            label: t('longestOption', { days }),
          }))}
          error={messageOf(whenIds.longestTrip)}
          {...register('longestTrip')}
        />
      )}
      {kind === 'studies' && (
        <Select
          id={whenIds.months}
          label={t('months')}
          placeholder={t('chooseLength')}
          options={MONTHS.map((months) => ({ value: String(months), label: t('monthsOption', { months }) }))}
          error={messageOf(whenIds.months)}
          {...register('months')}
        />
      )}
    </div>
  );
}
