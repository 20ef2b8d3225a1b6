import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useCheckout } from '@/hooks/payment/useCheckout';
import { api, paths } from '@/lib/config/paths';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import type { AskedDates } from '@/lib/domain/travel/changeTrip';
import type { TripCancelReason } from '@/lib/domain/travel/cancelShares.data';
import type { TripBillDto, TripChangedDto, TripPolicyDto } from '@/lib/domain/travel/contract';

type Spelling = { person: number; surname: string; givenNames: string; passportNumber: string };

/** What is changed after the purchase; `failure` says in words what was refused. */
export function useTripChange(policyNumber: string, onChanged: (policy: TripPolicyDto) => unknown) {
  const t = useTranslations('tripPolicy.changes');
  const router = useRouter();
  const openCheckout = useCheckout();
  const keyOf = useIdempotencyKey();
  const { isBusy, failure, run } = useSubmit({ conflict: t('changed'), failed: t('unknown') });

  const send = async (url: string, body: object): Promise<boolean> => {
    const { answer } = await run(() => postJson<TripPolicyDto>(url, { policyNumber, ...body }));
    if (answer) await onChanged(answer);
    return answer !== undefined;
  };
  const reread = () => {
    const read = `${api.tripPolicy}?${new URLSearchParams({ policyNumber })}`;
    return getJson<TripPolicyDto>(read).then(onChanged, () => undefined);
  };
  const open = async (paymentId: string) => {
    const payment = await getJson<PaymentDto>(`${api.payments}?${new URLSearchParams({ paymentId })}`);
    if (!(await openCheckout(payment))) await router.push(paths.payment(paymentId));
  };
  return {
    isBusy,
    failure,
    correct: (spelling: Spelling) => send(api.tripSpelling, spelling),
    cancel: async (reason: TripCancelReason, amount: number) => {
      // Another day may have begun, or another window changed the trip: what goes back now is shown first.
      if (!(await send(api.tripCancel, { reason, amount }))) await reread();
    },
    ask: async (days: AskedDates) => {
      const query = new URLSearchParams({ policyNumber, ...queryOf(days) });
      return (await run(() => getJson<TripBillDto>(`${api.tripChange}?${query}`), t('failed'))).answer;
    },
    /** Resolves to whether the days are moved already. */
    move: async (days: AskedDates, amount: number) => {
      const body = { policyNumber, ...days, amount };
      const { answer } = await run(async () => {
        const idempotencyKey = keyOf(body);
        const changed = await postJson<TripChangedDto>(api.tripChange, body, { idempotencyKey });
        if (changed.paymentId !== undefined) await open(changed.paymentId);
        return changed;
      });
      if (answer?.policy) await onChanged(answer.policy);
      return answer?.policy !== undefined;
    },
  };
}

function queryOf({ startsOn, endsOn, months }: AskedDates): Record<string, string> {
  return {
    startsOn,
    ...(endsOn !== undefined && { endsOn }),
    ...(months !== undefined && { months: String(months) }),
  };
}
