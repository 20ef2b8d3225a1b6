import path from 'node:path';
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

export function endWithUsage(usage: string): never {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}
