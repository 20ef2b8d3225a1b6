import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { MandateDto } from '@/lib/domain/renewals/contract';
import { useBusy } from '@/hooks/common/useBusy';
import { useCheckout } from '@/hooks/payment/useCheckout';

/** The mandate, which is given on the bank's page and ended here by one press. */
export function useMandate(policyNumber: string, onChange: () => Promise<unknown>) {
  const openCheckout = useCheckout();
  const { isBusy, run } = useBusy();
  const give = (limit: number) =>
    run(async () => {
      const mandate = await postJson<MandateDto>(api.mandate, { policyNumber, limit });
      if (!(await openCheckout(mandate))) await onChange();
    });
  const end = () =>
    run(async () => {
      await postJson(api.mandateEnd, { policyNumber });
      await onChange();
    });
  return { give, end, isBusy };
}
