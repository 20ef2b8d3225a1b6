import type { Revalidator, RevalidatorOptions } from 'swr';
import { isTemporary } from './apiError';

/** For SWR, whose interval ends with the first failure: what may pass is asked again after as long. */
export const askEvery = (everyMs: number) => ({
  refreshInterval: everyMs,
  shouldRetryOnError: true,
  onErrorRetry: (
    problem: unknown,
    _key: string,
    _config: unknown,
    ask: Revalidator,
    { retryCount }: Required<RevalidatorOptions>,
  ) => {
    if (isTemporary(problem)) setTimeout(() => void ask({ retryCount }), everyMs);
  },
});
