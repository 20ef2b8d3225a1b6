import { useRouter } from 'next/router';
import { useState } from 'react';
import { postJson } from '@/lib/client/common/fetcher';
import { openCheckout } from '@/lib/client/payment/checkout';
import { api } from '@/lib/config/paths';
import type { MandateDto } from '@/lib/domain/renewals/contract';
import { useToasts } from '@/hooks/common/useToasts';

/** The leave to renew by itself: given at the bank, ended here in one tap. */
export function useMandate(policyNumber: string, onChange: () => Promise<unknown>) {
  const router = useRouter();
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (act: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await act();
    } catch (problem) {
      toasts.sayError(problem);
    } finally {
      setIsBusy(false);
    }
  };
  const give = (limit: number) =>
    attempt(async () => {
      const mandate = await postJson<MandateDto>(api.mandate, { policyNumber, limit });
      if (mandate.checkoutUrl?.startsWith('/')) await router.push(mandate.checkoutUrl);
      else if (mandate.checkoutUrl) openCheckout(mandate);
      else await onChange();
    });
  const end = () =>
    attempt(async () => {
      await postJson(api.mandateEnd, { policyNumber });
      await onChange();
    });
  return { give, end, isBusy };
}
