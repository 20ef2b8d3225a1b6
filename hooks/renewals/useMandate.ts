import { useEffect, useState } from 'react';
import { readSession, writeSession } from '@/lib/client/saving/storage';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { MandateDto } from '@/lib/domain/renewals/contract';
import { useBusy } from '@/hooks/common/useBusy';
import { showPart } from '@/hooks/common/showPart';
import { useCheckout } from '@/hooks/payment/useCheckout';
import { isUnansweredBy } from '@/hooks/payment/usePay';
import { forgetKeptLimit } from './useKeptLimit';

/**
 * The mandate, which is given on the bank's page and ended here by one press. `isUnanswered` says that the bank's page
 * could not be opened.
 */
export function useMandate(policyNumber: string, onChange: () => Promise<unknown>) {
  const openCheckout = useCheckout();
  const { isBusy, run } = useBusy();
  const [isUnanswered, setIsUnanswered] = useState(false);
  const ask = async (limit: number) => {
    const mandate = await postJson<MandateDto>(api.mandate, { policyNumber, limit });
    forgetKeptLimit();
    writeSession('askedMandate', policyNumber);
    if (!(await openCheckout(mandate))) await onChange();
  };
  const give = (limit: number) => {
    setIsUnanswered(false);
    return run(() =>
      ask(limit).catch((problem: unknown) => {
        if (!isUnansweredBy(problem)) throw problem;
        setIsUnanswered(true);
      }),
    );
  };
  const end = () =>
    run(async () => {
      await postJson(api.mandateEnd, { policyNumber });
      await onChange();
    });
  return { give, end, isBusy, isUnanswered };
}

/** Shows this part to who comes back from the bank's page of a mandate: the answer stands there. */
export function useBackFromBank(policyNumber: string, id: string): void {
  useEffect(() => {
    if (readSession('askedMandate') !== policyNumber) return;
    writeSession('askedMandate', undefined);
    showPart(id);
  }, [policyNumber, id]);
}
