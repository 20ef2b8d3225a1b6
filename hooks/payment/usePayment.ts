import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { isTemporary } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api, paths } from '@/lib/config/paths';
import type { BoughtDto, PaymentDto } from '@/lib/domain/payment/contract';
import type { PaymentStatus } from '@/lib/domain/payment/payment';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { useUnproven } from '@/hooks/common/useUnproven';

const SOONEST_MS = 2_000;
const LATEST_MS = 15_000;
/** Statuses that the bank or the gateway may still change, even late. */
const moving: readonly PaymentStatus[] = ['open', 'pending', 'failed', 'capturing', 'releasing', 'refunding'];

const isMoving = ({ status, bought }: PaymentDto) =>
  moving.includes(status) || (status === 'paid' && isAwaited(bought));

/** Whether what was paid for isn't there yet, though nobody has to do anything for it. */
function isAwaited(bought: BoughtDto): boolean {
  switch (bought.kind) {
    case 'premium':
      return false;
    case 'trip':
      return bought.policyNumber === undefined;
    case 'tripChange':
      return !bought.isChanged;
    case 'addition':
      return bought.coveredFrom === undefined;
    case 'renewal':
      return bought.renewedBy === undefined;
  }
}

/** Records a return from the gateway first, so that nobody pays again before the bank has answered. */
export function usePayment(paymentId: string | undefined, isReturn: boolean) {
  const asked = useRef(0);
  const isNoted = useRef(false);
  const read = async (key: string) => {
    asked.current += 1;
    if (!isReturn || isNoted.current || !paymentId) return getJson<PaymentDto>(key);
    const noted = await postJson<PaymentDto>(api.paymentReturned, { paymentId });
    isNoted.current = true;
    return noted;
  };
  const key = paymentId ? `${api.payments}?${new URLSearchParams({ paymentId })}` : null;
  const { data, error, mutate } = useSWR<PaymentDto, unknown>(key, read, {
    refreshInterval: (latest) =>
      latest && isMoving(latest) ? Math.min(SOONEST_MS + asked.current * 500, LATEST_MS) : 0,
    shouldRetryOnError: true,
    errorRetryInterval: SOONEST_MS,
    onErrorRetry: (problem, _key, _config, retry, { retryCount }) => {
      if (!isTemporary(problem)) return;
      setTimeout(() => void retry({ retryCount }), Math.min(SOONEST_MS * retryCount, LATEST_MS));
    },
  });
  useUnproven(mutate);
  useReport(data);
  const checkNow = async () => {
    asked.current = 0;
    await mutate();
  };
  return { payment: data, error, checkNow, mutate };
}

function useReport(payment: PaymentDto | undefined): void {
  const { report } = useJourneyResume();
  const { paymentId, quoteId, bought } = payment ?? {};
  // A payment for an existing policy is not a journey to resume.
  const isJourney = bought?.kind === 'premium' || bought?.kind === 'trip';
  useEffect(() => {
    if (!paymentId || !quoteId || !isJourney) return;
    const url = `${paths.payment(paymentId)}?${new URLSearchParams({ quoteId })}`;
    report({ stage: 'payment_118', url, quoteId });
  }, [report, paymentId, quoteId, isJourney]);
}
