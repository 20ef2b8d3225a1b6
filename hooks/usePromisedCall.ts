import useSWR from 'swr';
import { getJson, postJson } from '@/lib/client/fetcher';
import { api } from '@/lib/config/paths';
import type { CallbackDto } from '@/lib/domain/callbacks';
import type { CallTime } from '@/lib/domain/callHours';

type Promised = { callback?: CallbackDto };

/** The call that was promised about a quote, and how it is asked for. */
export function usePromisedCall(quoteId: string) {
  const { data, error, mutate } = useSWR<Promised, unknown>(
    `${api.callbacks}?${new URLSearchParams({ quoteId })}`,
    getJson,
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const ask = async (when: CallTime) => {
    const answer = await postJson<Promised>(api.callbacks, { quoteId, when });
    await mutate(answer, { revalidate: false });
  };
  return { call: data?.callback, isLoading: !data && error === undefined, ask };
}
