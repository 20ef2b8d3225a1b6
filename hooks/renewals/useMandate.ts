import { useRouter } from 'next/router';
import { postJson } from '@/lib/client/common/fetcher';
import { openCheckout } from '@/lib/client/payment/checkout';
import { api } from '@/lib/config/paths';
import type { MandateDto } from '@/lib/domain/renewals/contract';
import { useBusy } from '@/hooks/common/useBusy';

/** The mandate, which is given on the bank's page and ended here by one press. */
export function useMandate(policyNumber: string, onChange: () => Promise<unknown>) {
  const router = useRouter();
  const { isBusy, run } = useBusy();
  const give = (limit: number) =>
    run(async () => {
      const mandate = await postJson<MandateDto>(api.mandate, { policyNumber, limit });
      if (mandate.checkoutUrl?.startsWith('/')) await router.push(mandate.checkoutUrl);
      else if (mandate.checkoutUrl) openCheckout(mandate);
      else await onChange();
    });
  const end = () =>
    run(async () => {
      await postJson(api.mandateEnd, { policyNumber });
      await onChange();
    });
  return { give, end, isBusy };
}
