import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DAYS, isTyped, partOf, spellingOf, useTypedChanges } from '@/hooks/travel/useTypedChanges';
import { changeKindOf } from '@/lib/domain/travel/changeTrip';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { CancelTrip } from './CancelTrip';
import { CorrectSpelling } from './CorrectSpelling';
import { TellOfLoss } from '@/components/travel/claims/TellOfLoss';
import { FoldHead } from './FoldHead';
import { MoveDates } from './MoveDates';
import { NotLonger } from './NotLonger';
import styles from './TripPolicy.module.css';

type Props = { policy: TripPolicyDto; onChanged: (policy: TripPolicyDto) => unknown };

/** Offers to correct spelling, move days or cancel until the trip starts, to extend it until it ends, and to claim. */
export function TripChanges({ policy, onChanged }: Props) {
  const t = useTranslations('tripPolicy.changes');
  const locale = useLocale();
  const { state, trip, cancelRefunds } = policy;
  const draft = useTypedChanges(policy);
  // The input of when the page opened: later input must not close the part in which somebody types.
  const [first] = useState(policy.typed ?? {});
  const isBefore = state === 'starting';
  const isSpelling = policy.travellers.some((each, at) => isTyped(first[partOf(at)], spellingOf(each)));
  const isMoving = isTyped(first[DAYS], trip);
  if (state === 'cancelled') return null;
  const before = { date: formatDate(trip.startsOn, locale), amount: formatMoney(cancelRefunds.visaRefused) };
  return (
    <section className={styles.changes} aria-label={t('title')}>
      {isBefore && (
        <details open={isSpelling || undefined}>
          <FoldHead title={t('spelling')} text={t('spellingText')} />
          <CorrectSpelling policy={policy} draft={draft} onChanged={onChanged} />
        </details>
      )}
      {changeKindOf(trip, policy.today) ? (
        <details open={isMoving || undefined}>
          <FoldHead title={t(isBefore ? 'dates' : 'extension')} text={t('datesText')} />
          <MoveDates policy={policy} draft={draft} onChanged={onChanged} />
        </details>
      ) : (
        <NotLonger policy={policy} />
      )}
      <TellOfLoss policy={policy} />
      {isBefore && (
        <details>
          <FoldHead title={t('cancel')} text={t('cancelText', before)} />
          <CancelTrip policy={policy} onChanged={onChanged} />
        </details>
      )}
    </section>
  );
}
