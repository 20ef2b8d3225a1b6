import useSWR from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { CallbackDto } from '@/lib/domain/callbacks/contract';
import type { CallTime } from '@/lib/domain/callbacks/callHours';

type Promised = { callback?: CallbackDto };

/** The call that was promised about a quote, and how it is asked for. */
export function usePromisedCall(quoteId: string) {
  const { data, error, mutate } = useSWR<Promised, unknown>(
    `${api.callbacks}?${new URLSearchParams({ quoteId })}`,
    getJson,
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const ask = async (when: CallTime) => {
    try {
      const answer = await postJson<Promised>(api.callbacks, { quoteId, when });
      await mutate(answer, { revalidate: false });
    } catch (problem) {
      // The session may have ended meanwhile: then reading says so too.
      if (isUnproven(problem)) await mutate().catch(() => undefined);
      throw problem;
    }
  };
  return {
    call: data?.callback,
    isLoading: !data && error === undefined,
    needsProof: isUnproven(error),
    ask,
    reload: mutate,
  };
}

function isUnproven(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
