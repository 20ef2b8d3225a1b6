import type { Revalidator, RevalidatorOptions } from 'swr';
import { isTemporary } from './apiError';

/**
 * Options of SWR, whose interval ends with the first failure: after a failure that may pass it asks again at the same
 * pace.
 */
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
