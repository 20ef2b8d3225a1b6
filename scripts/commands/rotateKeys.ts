import { type RotationProgress, rotateKeys } from '@/lib/server/services/common/rotateKeys';
import { GOES_ON, readArguments, runCommand } from './command';
import { EMBEDDED, onDatabase, OR_EMBEDDED } from './onDatabase';

/** npm run rotate-keys: reseals with the first of DATA_KEYS (docs/decisions/008-data-keys.md). Exit codes: 0 nothing is left, 1 something is, 2 wrong use. */

const { flags } = readArguments({ flags: EMBEDDED, usage: `usage: npm run rotate-keys\n${OR_EMBEDDED}` });

function say({ collection, records, resealed }: RotationProgress): void {
  process.stdout.write(`${collection}: ${records} records read, ${resealed} values sealed anew\n`);
}

/** Prints the database's name before and after, so that nobody drops the key of another database. */
async function rotate(where: string): Promise<0 | 1> {
  process.stdout.write(`The ${where}:\n`);
  const { records, resealed, unopened } = await rotateKeys(say);
  process.stdout.write(`\n${resealed} values sealed anew.\n`);
  for (const place of unopened) process.stderr.write(`${place}: opens with none of DATA_KEYS\n`);
  if (records === 0) process.stderr.write(`There is nothing in the ${where}. Is it the one that you mean?\n`);
  if (records === 0 || unopened.length > 0) return 1;
  process.stdout.write(`Nothing is left in the ${where} that needs an older key.\n`);
  return 0;
}

await runCommand(() => onDatabase({ isEmbedded: flags.embedded }, ({ where }) => rotate(where)), GOES_ON);
