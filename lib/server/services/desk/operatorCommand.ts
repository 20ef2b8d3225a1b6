import { parseArgs } from 'node:util';
import { keyedHash, randomId } from '@/lib/server/crypto';
import type { Changer } from './staffChanges';

/** The command was used wrongly: exit code 2. */
export class CommandUsageError extends Error {}

/** A command of `npm run staff`, `switch` or `audit`: its words are checked before any database is opened. */
export type OperatorCommand = { run: () => Promise<Told>; isEmbedded: boolean };

/** `code`: 0 when it is so now, 1 when it is not. */
export type Told = { code: 0 | 1; text: string };

/** Throws CommandUsageError, which doesn't repeat what was typed: it may be a number. */
export function readWords(args: readonly string[]) {
  try {
    const options = { embedded: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { isEmbedded: values.embedded === true, words: positionals };
  } catch {
    throw new CommandUsageError('There is no such flag. What has several words stands in quotes.');
  }
}

/** Who changes something by a command, as the audit names them. */
export function operations(): Changer {
  const caller = { addressHash: keyedHash('address', 'operations') };
  return { actor: 'operations', asked: { requestId: randomId(), caller, now: new Date() } };
}
