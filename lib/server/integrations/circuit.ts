import { ProviderError } from './callProvider';

type Limits = { failures: number; restMs: number };

/** Circuit breaker: after consecutive failures, fails fast for a while. Each server counts for itself. */
export function createCircuit(provider: string, { failures, restMs }: Limits, clock = Date.now) {
  let failed = 0;
  let openUntil = 0;
  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (clock() < openUntil) throw new ProviderError(provider);
    try {
      const answer = await call();
      failed = 0;
      return answer;
    } catch (error) {
      if (error instanceof ProviderError) {
        failed += 1;
        if (failed >= failures) openUntil = clock() + restMs;
      }
      throw error;
    }
  };
}
