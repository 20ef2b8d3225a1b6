/** Seconds to wait after each failed attempt to send; then it is given up. */
const WAITS = [10, 30, 60, 300, 900] as const;

export function nextAttemptAt(attempts: number, now: number): number | undefined {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? undefined : now + wait * 1000;
}
