import { useRouter } from 'next/router';
import { useState } from 'react';
import useSWR from 'swr';
import { ApiError, hasCode } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { LoadedAnew } from '@/lib/client/site/tags';
import { api, paths } from '@/lib/config/paths';
import type { PaymentDto, PaymentOfferDto } from '@/lib/domain/payment/contract';
import type { ErrorDto } from '@/lib/domain/site/contract';
import { useBusy } from '@/hooks/common/useBusy';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { useToasts } from '@/hooks/common/useToasts';
import { useUnproven } from '@/hooks/common/useUnproven';
import { useCheckout } from './useCheckout';

export function useOffer(quoteId: string | undefined) {
  const key = quoteId ? `${api.payments}?${new URLSearchParams({ quoteId })}` : null;
  const answer = useSWR<PaymentOfferDto, unknown>(key, getJson, { shouldRetryOnError: false });
  useUnproven(answer.mutate);
  return answer;
}

export type Shown =
  | { quoteId: string; amount: number; mode: PaymentDto['mode']; about: string }
  /** A person who is added to a policy. */
  | { changeId: string; amount: number; about?: string | undefined }
  /** The next term of a policy. */
  | { policyNumber: string; amount: number; about: string };

function urlOf(shown: Shown): string {
  if ('policyNumber' in shown) return api.renewalPay;
  return 'changeId' in shown ? api.myAddition : api.payments;
}

/** No meaningful answer came. A press only creates an order, so no money has moved. */
export function isUnansweredBy(problem: unknown): boolean {
  return problem instanceof ApiError ? problem.status >= 500 : !(problem instanceof LoadedAnew);
}

/**
 * If the price has changed meanwhile, `changed` says so, and `isOther` if what is bought has. `kycDue` says that the
 * identity is to be confirmed once more, and `isUnanswered` that the payment page could not be opened. Nothing is
 * charged.
 */
export function usePay() {
  const router = useRouter();
  const openCheckout = useCheckout();
  const toasts = useToasts();
  const keyOf = useIdempotencyKey();
  const [isBusy, setIsBusy] = useState(false);
  const [changed, setChanged] = useState<ErrorDto['amounts']>();
  const [isOther, setIsOther] = useState(false);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const [kycDue, setKycDue] = useState<string>();

  const noteFailure = (problem: unknown) => {
    if (isUnansweredBy(problem)) setIsUnanswered(true);
    else if (hasCode(problem, 'PRICE_CHANGED')) setChanged(problem.body.amounts);
    else if (hasCode(problem, 'CONFLICT')) setIsOther(true);
    else if (hasCode(problem, 'KYC_ENDED')) setKycDue(problem.serverMessage);
    else toasts.sayError(problem);
  };
  const pay = async (shown: Shown) => {
    setIsBusy(true);
    setChanged(undefined);
    setIsOther(false);
    setIsUnanswered(false);
    try {
      const payment = await postJson<PaymentDto>(urlOf(shown), shown, { idempotencyKey: keyOf(shown) });
      if (!(await openCheckout(payment))) await router.push(paths.payment(payment.paymentId));
    } catch (problem) {
      setIsBusy(false);
      noteFailure(problem);
    }
  };
  return { pay, isBusy, changed, isOther, setIsOther, isUnanswered, kycDue, noteFailure };
}

export function useProceed(quoteId: string) {
  const router = useRouter();
  const { isBusy, run } = useBusy();
  const proceed = () =>
    run(async () => {
      const { url } = await postJson<{ url: string }>(api.redirectionLink, { quoteId });
      await router.push(url);
    });
  return { proceed, isBusy };
}
