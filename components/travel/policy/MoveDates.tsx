import { useLocale, useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { useStable } from '@/hooks/common/useStable';
import { useTripChange } from '@/hooks/travel/useTripChange';
import { DAYS, type TypedDraft } from '@/hooks/travel/useTypedChanges';
import type { AskedDates } from '@/lib/domain/travel/changeTrip';
import type { TripBillDto, TripPolicyDto } from '@/lib/domain/travel/contract';
import type { PassportWarning } from '@/lib/domain/travel/travellers';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { DaysFields } from './DaysFields';
import styles from './TripPolicy.module.css';

type Props = { policy: TripPolicyDto; draft: TypedDraft; onChanged: (policy: TripPolicyDto) => unknown };

/** Shows the new bill first; dearer days count once they are paid. */
export function MoveDates({ policy, draft, onChanged }: Props) {
  const t = useTranslations('tripPolicy.changes');
  const { policyNumber, state, trip } = policy;
  const typed = draft.values?.[DAYS];
  // Once the trip has begun, another first day is neither shown nor asked for.
  const { startsOn } = state === 'starting' ? { ...trip, ...typed } : trip;
  const days = { ...daysOf(trip), ...typed, startsOn };
  const [seen, setSeen] = useState<{ days: string; bill: TripBillDto | undefined }>();
  const { isBusy, failure, ask, move } = useTripChange(policyNumber, onChanged);
  // The bill is shown only for exactly these days, and while its price holds.
  const bill =
    seen?.days === JSON.stringify(days) && failure?.code !== 'PRICE_CHANGED' ? seen.bill : undefined;
  const look = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSeen(undefined);
    setSeen({ days: JSON.stringify(days), bill: await ask(days) });
  };
  // Forgets only these days, since others may have been typed meanwhile.
  const forget = useStable((moved: AskedDates) => {
    if (JSON.stringify(moved) === JSON.stringify(days)) draft.change({ [DAYS]: {} });
  });
  const send = async (difference: number) => {
    if (await move(days, difference)) forget(days);
  };
  return (
    <form className={styles.change} noValidate onSubmit={(event) => void look(event)}>
      <DaysFields
        policy={policy}
        days={days}
        errors={failure?.fields}
        onType={(more) => draft.change({ [DAYS]: { ...typed, ...more } })}
      />
      {failure && Object.keys(failure.fields).length === 0 && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
      <SaveState status={draft.status} />
      {bill ? (
        <NewBill bill={bill} trip={trip} isBusy={isBusy} onMove={() => void send(bill.difference)} />
      ) : (
        <Button kind="line" type="submit" busy={isBusy}>
          {t('seeBill')}
        </Button>
      )}
    </form>
  );
}

function daysOf({ startsOn, endsOn, months, ...trip }: TripPolicyDto['trip']): AskedDates {
  const kind = kindOf(trip);
  return { startsOn, ...(kind === 'single' && { endsOn }), ...(kind === 'studies' && { months }) };
}

/** A traveller who extends the stay has left already, so the warning is another. */
function warningOf(warning: PassportWarning['kind'], kind: TripBillDto['kind']) {
  return warning === 'endsBeforeReturn' && kind === 'extension' ? 'endsWhileAway' : warning;
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
  const { kind, difference, price, givenUp, percentAtMost, passport } = bill;
  const pay = kind === 'extension' ? 'payLonger' : 'payDifference';
  const move = kind === 'extension' ? 'stayLonger' : 'move';
  const amount = formatMoney(Math.abs(difference));
  return (
    <div role="status" className={styles.change}>
      <p>
        {t('newTotal', { total: formatMoney(price.priceAfterTax) })}{' '}
        {t(costOf(difference), { amount, date: formatDate(trip.startsOn, locale) })}
      </p>
      {givenUp && (
        <Note kind="warn">
          {t('givenUp', {
            less: formatMoney(givenUp.less),
            percent: givenUp.percentBack,
            kept: formatMoney(givenUp.kept),
          })}
        </Note>
      )}
      {percentAtMost !== undefined && <p>{t('atMost', { percent: percentAtMost })}</p>}
      {passport && <Note kind="warn">{t(`passport.${warningOf(passport.kind, kind)}`)}</Note>}
      <Button kind="go" busy={isBusy} onClick={onMove}>
        {t(difference > 0 ? pay : move, { amount })}
      </Button>
    </div>
  );
}
