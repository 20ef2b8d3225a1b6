import type { ProviderName } from '@/lib/domain/common/providers';
import { note } from '@/lib/server/telemetry/notes';
import { ProviderError } from './callProvider';

type Limits = { failures: number; restMs: number };

const sinceStart = () => performance.now();

/**
 * A circuit breaker: after consecutive failures it fails at once for a while, by the monotonic clock. Each server
 * counts for itself.
 */
export function createCircuit(provider: ProviderName, { failures, restMs }: Limits, clock = sinceStart) {
  let failed = 0;
  let openUntil = 0;
  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (clock() < openUntil) {
      note('provider', { provider, outcome: 'resting', seconds: 0 });
      throw new ProviderError(provider);
    }
    try {
      const answer = await call();
      failed = 0;
      return answer;
    } catch (error) {
      if (error instanceof ProviderError) {
        failed += 1;
        if (failed >= failures) {
          openUntil = clock() + restMs;
          note('circuit', { provider, openUntil });
        }
      }
      throw error;
    }
  };
}
