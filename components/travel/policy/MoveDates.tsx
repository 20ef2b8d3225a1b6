import { useLocale, useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useTripChange } from '@/hooks/travel/useTripChange';
import { addDays } from '@/lib/domain/common/dates';
import type { TripBillDto, TripPolicyDto } from '@/lib/domain/travel/contract';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import { TRIP_LIMITS } from '@/lib/domain/travel/trip';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './TripPolicy.module.css';

type Props = { policy: TripPolicyDto; onChanged: (policy: TripPolicyDto) => unknown };

/** The new bill first; what is dearer counts once it is paid. */
export function MoveDates({ policy, onChanged }: Props) {
  const t = useTranslations('tripPolicy.changes');
  const { policyNumber, state, trip, today } = policy;
  const isSingle = kindOf(trip) === 'single';
  const [days, setDays] = useState({ startsOn: trip.startsOn, ...(isSingle && { endsOn: trip.endsOn }) });
  const [bill, setBill] = useState<TripBillDto>();
  const { isBusy, failure, ask, move } = useTripChange(policyNumber, onChanged);
  const type = (typed: Partial<typeof days>) => {
    setDays({ ...days, ...typed });
    setBill(undefined);
  };
  const look = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBill(await ask(days));
  };
  return (
    <form className={styles.change} noValidate onSubmit={(event) => void look(event)}>
      {state === 'starting' && (
        <TextField
          id="move-starts"
          type="date"
          label={t(trip.kind === 'annual' ? 'firstDay' : 'startsOn')}
          value={days.startsOn}
          min={today}
          max={addDays(today, TRIP_LIMITS.daysAhead)}
          error={failure?.fields['startsOn']}
          onChange={({ target }) => type({ startsOn: target.value })}
        />
      )}
      {isSingle && (
        <TextField
          id="move-ends"
          type="date"
          label={t('endsOn')}
          value={days.endsOn ?? ''}
          min={days.startsOn}
          error={failure?.fields['endsOn']}
          onChange={({ target }) => type({ endsOn: target.value })}
        />
      )}
      {failure && Object.keys(failure.fields).length === 0 && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
      {bill ? (
        <NewBill bill={bill} trip={trip} isBusy={isBusy} onMove={() => void move(days, bill.difference)} />
      ) : (
        <Button kind="line" type="submit" busy={isBusy}>
          {t('seeBill')}
        </Button>
      )}
    </form>
  );
}

function costOf(difference: number): 'dearer' | 'cheaper' | 'same' {
  if (difference === 0) return 'same';
  return difference > 0 ? 'dearer' : 'cheaper';
}

type NewBillProps = {
  bill: TripBillDto;
  trip: TripPolicyDto['trip'];
  isBusy: boolean;
  onMove: () => void;
};

function NewBill({ bill, trip, isBusy, onMove }: NewBillProps) {
  const t = useTranslations('tripPolicy.changes');
  const locale = useLocale();
  const { difference, price, passport } = bill;
  const amount = formatMoney(Math.abs(difference));
  return (
    <div role="status" className={styles.change}>
      <p>
        {t('newTotal', { total: formatMoney(price.priceAfterTax) })}{' '}
        {t(costOf(difference), { amount, date: formatDate(trip.startsOn, locale) })}
      </p>
      {passport && <Note kind="warn">{t(`passport.${passport.kind}`)}</Note>}
      <Button kind="go" busy={isBusy} onClick={onMove}>
        {t(difference > 0 ? 'payDifference' : 'move', { amount })}
      </Button>
    </div>
  );
}
