import { setTimeout as wait } from 'node:timers/promises';
import { beginDraining } from '@/lib/server/draining';

/** How long requests, jobs and the store together have to close after the draining. */
const CLOSE_MS = 20_000;

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const endAtOnce = () => process.exit(0);

/**
 * Ends on a signal while the site starts and has answered nobody. Node's default would do, but not for the first
 * process of a container, which receives only signals that it handles.
 */
export function endOnSignal(): void {
  for (const signal of SIGNALS) process.on(signal, endAtOnce);
}

/**
 * Stops on a signal. SIGTERM drains first: for `drainSeconds` readiness says so, and balancers move on. Ctrl+C, or a
 * second signal, closes at once.
 */
export function shutDownOnSignal(drainSeconds: number, close: () => Promise<void>): void {
  const hurry = new AbortController();
  let isEnding = false;
  const shutDown = async (): Promise<void> => {
    isEnding = true;
    beginDraining();
    await wait(drainSeconds * 1000, undefined, { signal: hurry.signal }).catch(() => undefined);
    process.exit((await closesWithin(CLOSE_MS, close)) ? 0 : 1);
  };
  for (const signal of SIGNALS) {
    process.off(signal, endAtOnce);
    process.on(signal, () => {
      if (isEnding || signal === 'SIGINT') hurry.abort();
      if (!isEnding) void shutDown();
    });
  }
}

/** Whether it closed in time. Says on stderr what kept it from closing. */
export async function closesWithin(milliseconds: number, close: () => Promise<void>): Promise<boolean> {
  const deadline = new AbortController();
  const late = wait(milliseconds, 'it took too long', { signal: deadline.signal }).catch(() => undefined);
  const problem = await Promise.race([close().catch(String), late]);
  deadline.abort();
  if (problem) process.stderr.write(`\nThe site was ended before all was closed: ${problem}.\n`);
  return !problem;
}
