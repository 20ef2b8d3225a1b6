import { type Random, randomFrom } from '@/lib/embedded-mongo/tests/support/random';

/** What a scenario gets; `broken` names a fault to inject. */
export type Trial = { load: number; seed: number; random: Random; broken: string | undefined };
/** What was counted, and each broken promise. */
export type Outcome = { counted: string; failures: readonly string[] };

export type Scenario = {
  name: string;
  unit: string;
  load: { full: number; short: number };
  /** Faults that must make the scenario fail. */
  breaks: readonly string[];
  run: (trial: Trial) => Promise<Outcome>;
};

export type Wish = { seed: number; load: number; broken: string | undefined };

/** Prints one line. */
export async function tell(scenario: Scenario, { seed, load, broken }: Wish): Promise<boolean> {
  const began = performance.now();
  const trial = { load, seed, broken, random: randomFrom(seed) };
  const { counted, failures } = await scenario.run(trial).catch(toOutcome);
  const seconds = Math.round((performance.now() - began) / 1000);
  const verdict = failures.length === 0 ? 'passed' : `FAILED: ${failures.slice(0, 3).join('; ')}`;
  const wish = `${load} ${scenario.unit}, seed ${seed}${broken ? `, broken: ${broken}` : ''}`;
  process.stdout.write(`${scenario.name}: ${wish}: ${counted}; ${seconds} s: ${verdict}\n`);
  return failures.length === 0;
}

function toOutcome(error: unknown): Outcome {
  return { counted: 'it did not come to an end', failures: [String(error)] };
}

/** Failures by kind, with one example. */
export class Faults {
  private readonly found = new Map<string, { count: number; example: string }>();

  add(kind: string, example = ''): void {
    const count = (this.found.get(kind)?.count ?? 0) + 1;
    this.found.set(kind, { count, example: this.found.get(kind)?.example ?? example });
  }

  count(kind: string): number {
    return this.found.get(kind)?.count ?? 0;
  }

  list(): string[] {
    return [...this.found].map(
      ([kind, { count, example }]) => `${count} ${kind}${example && ` (${example})`}`,
    );
  }
}
