/** Seconds to wait after each failed attempt to hand a message over; after the last one it is given up. */
const WAITS = [10, 30, 60, 300, 900] as const;

/** When to try again after so many attempts (milliseconds); undefined when it is time to give up. */
export function nextAttemptAt(attempts: number, now: number): number | undefined {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? undefined : now + wait * 1000;
}
