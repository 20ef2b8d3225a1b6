import { randomFrom } from '@/lib/embedded-mongo/tests/support/random';
import type { Outcome, Scenario } from '@/tests/chaos/scenario';

export type Step = { name: string; run: () => Promise<Outcome> };

const SEED = 18;

export const atFullLength = (scenario: Scenario): Step => ({
  name: scenario.name,
  run: () =>
    scenario.run({ load: scenario.load.full, seed: SEED, random: randomFrom(SEED), broken: undefined }),
});

/** One line: what was counted, and whether it is so. */
export async function tellStep({ name, run }: Step): Promise<boolean> {
  const began = performance.now();
  const { counted, failures } = await run().catch((error: unknown) => ({
    counted: 'it did not come to an end',
    failures: [String(error)],
  }));
  const seconds = Math.round((performance.now() - began) / 1000);
  const verdict = failures.length === 0 ? 'passed' : `FAILED: ${failures.join('; ')}`;
  process.stdout.write(`${name}: ${counted}; ${seconds} s: ${verdict}\n`);
  return failures.length === 0;
}
