import { availableParallelism, loadavg } from 'node:os';

const LOOK_MS = 5_000;
/** Share of the processors that others may use. */
const QUIET = 0.35;

const load = () => (loadavg()[0] ?? 0) / availableParallelism();

/** Waits until nothing else works on this machine; if that doesn't come, says so and goes on. */
export async function waitForQuiet(longestMs: number): Promise<void> {
  const end = Date.now() + longestMs;
  while (load() > QUIET && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  const state = load() > QUIET ? 'NOT quiet, compare figures within this run alone' : 'quiet';
  console.log(`machine: ${availableParallelism()} processors, ${state} (load ${loadavg()[0]?.toFixed(2)})`);
}
