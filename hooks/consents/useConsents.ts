import useSWR from 'swr';
import { hasStatus } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { ConsentDto } from '@/lib/domain/consents/contract';

export function useConsents() {
  const { data, error, mutate } = useSWR<readonly ConsentDto[], unknown>(api.consents, getJson, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const needsProof = hasStatus(error, 401);
  return {
    consents: needsProof ? undefined : data,
    needsProof,
    hasFailed: !data && !needsProof && error !== undefined,
    reload: () => mutate(),
    withdraw: () => mutate(postJson<readonly ConsentDto[]>(api.consentsWithdraw, {}), { revalidate: false }),
  };
}
