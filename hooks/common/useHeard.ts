import useSWR from 'swr';
import { hasCode } from '@/lib/client/common/apiError';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import { INBOUND } from '@/lib/domain/verify/inbound.data';

/** Polls for the inbound SMS that proves a phone, while the page is visible. */
export function useHeard(requestId: string): 'waiting' | 'heard' | 'expired' {
  const { data, error } = useSWR<{ heard: boolean }, unknown>(
    [api.otpHeard, requestId],
    () => postJson<{ heard: boolean }>(api.otpHeard, { requestId }),
    {
      refreshInterval: (latest) => (latest?.heard ? 0 : INBOUND.pollSeconds * 1000),
      revalidateOnFocus: true,
      shouldRetryOnError: (failed) => !isExpired(failed),
    },
  );
  if (data?.heard) return 'heard';
  return isExpired(error) ? 'expired' : 'waiting';
}

function isExpired(error: unknown): boolean {
  return hasCode(error, 'EXPIRED');
}
