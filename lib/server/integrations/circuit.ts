import { ProviderError } from './callProvider';

type Limits = { failures: number; restMs: number };

/**
 * Calls a provider until it was away so often in a row; then spares both sides the wait for a while, and lets the
 * next call try. Each server keeps its own count: it saves time, and decides nothing.
 */
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
