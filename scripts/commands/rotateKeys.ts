import path from 'node:path';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { explain } from '@/lib/server/launcher/configuration/explain';
import { openNamedDatabase } from '@/lib/server/launcher/namedDatabase';
import { type RotationProgress, rotateKeys } from '@/lib/server/services/common/rotateKeys';

/** npm run rotate-keys: reseals with the first of DATA_KEYS (docs/decisions/008-data-keys.md). */

const root = path.resolve(import.meta.dirname, '../..');

function say({ collection, records, resealed }: RotationProgress): void {
  process.stdout.write(`${collection}: ${records} records read, ${resealed} values sealed anew\n`);
}

/** Names the database before and after, so that nobody drops a key of another. */
async function rotate(where: string): Promise<number> {
  process.stdout.write(`The ${where}:\n`);
  await connectDatabase({ isTool: true });
  const { records, resealed, unopened } = await rotateKeys(say);
  process.stdout.write(`\n${resealed} values sealed anew.\n`);
  for (const place of unopened) process.stderr.write(`${place}: opens with none of DATA_KEYS\n`);
  if (records === 0) process.stderr.write(`There is nothing in the ${where}. Is it the one that you mean?\n`);
  if (records === 0 || unopened.length > 0) return 1;
  process.stdout.write(`Nothing is left in the ${where} that needs an older key.\n`);
  return 0;
}

try {
  const env = readConfiguration(root);
  const { store, where } = await openNamedDatabase(env, root, process.argv.slice(2));
  process.exitCode = await rotate(where);
  await disconnectDatabase();
  await store?.stop();
} catch (error) {
  process.stderr.write(`\n${explain(error)}\nStart it again: what was done stays done.\n`);
  process.exit(1);
}
