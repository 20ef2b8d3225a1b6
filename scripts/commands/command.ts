import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { explain } from '@/lib/server/launcher/configuration/explain';

export const root = path.resolve(import.meta.dirname, '../..');

/** The advice of commands whose work continues where it stopped. */
export const GOES_ON = 'Start it again: what was done stays done.';

/** Ends with the exit code that `work` resolves to; a failure prints a sentence and the advice, with code 1. */
export async function runCommand(work: () => Promise<0 | 1>, advice = ''): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    process.stderr.write(`\n${[explain(error), advice].filter(Boolean).join('\n')}\n`);
    process.exit(1);
  }
}

type Flags = NonNullable<ParseArgsConfig['options']>;
type Known<Wanted> = { words?: number; flags?: Wanted; usage: string };

/** Reads what a command was given. Anything that it doesn't know ends it with the usage and exit code 2. */
export function readArguments<const Wanted extends Flags>(known: Known<Wanted>) {
  const { words = 0, flags: options = {} as Wanted, usage } = known;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: words > 0 });
    // In a script an empty one is a variable that was never set.
    const isEmpty = [...positionals, ...Object.values(values)].includes('');
    if (positionals.length === words && !isEmpty) return { flags: values, words: positionals };
  } catch (error) {
    endWithUsage(`${(error as Error).message}\n${usage}`);
  }
  return endWithUsage(usage);
}

export function endWithUsage(usage: string): never {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}
