import useSWR from 'swr';
import { hasStatus } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { CallbackDto } from '@/lib/domain/callbacks/contract';
import type { CallTime } from '@/lib/domain/callbacks/callHours';
import { useUnproven } from '@/hooks/common/useUnproven';

type Promised = { callback?: CallbackDto };

export function usePromisedCall(quoteId: string) {
  const { data, error, mutate } = useSWR<Promised, unknown>(
    `${api.callbacks}?${new URLSearchParams({ quoteId })}`,
    getJson,
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  useUnproven(mutate);
  const ask = async (when: CallTime) => {
    const answer = await postJson<Promised>(api.callbacks, { quoteId, when });
    await mutate(answer, { revalidate: false });
  };
  return {
    call: data?.callback,
    isLoading: !data && error === undefined,
    needsProof: hasStatus(error, 401),
    ask,
    reload: mutate,
  };
}
