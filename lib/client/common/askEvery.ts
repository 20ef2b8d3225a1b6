import type { Revalidator, RevalidatorOptions } from 'swr';
import { isTemporary } from './apiError';

/**
 * SWR options for polling. SWR's own interval ends with the first failure; this one goes on after a temporary failure.
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
