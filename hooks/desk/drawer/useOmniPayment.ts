import useSWR from 'swr';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { OmniPaymentDto } from '@/lib/domain/desk/drawer/payment';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';

/** Read again when `version`, the newest entry about a payment, changes. */
export function useOmniPayment(quoteId: string, version: string | undefined) {
  return useSWR<OmniPaymentDto, unknown>(
    [api.omniPayment, quoteId, version],
    () => postJson<OmniPaymentDto>(api.omniPayment, { quoteId }, { isUnattended: true }),
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
      keepPreviousData: true,
      onError: useSessionEnd(),
    },
  );
}
