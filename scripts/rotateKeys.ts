import path from 'node:path';
import { disconnectDatabase, pingDatabase } from '@/lib/server/db';
import { readConfiguration, startDatabase } from '@/lib/server/launcher/environment';
import { explain } from '@/lib/server/launcher/explain';
import { type RotationProgress, rotateKeys } from '@/lib/server/services/rotateKeys';

/** npm run rotate-keys: seals with the first of DATA_KEYS what the others sealed (docs/decisions/008-data-keys.md). */

const root = path.resolve(import.meta.dirname, '..');

function say({ collection, records, resealed }: RotationProgress): void {
  process.stdout.write(`${collection}: ${records} records read, ${resealed} values sealed anew\n`);
}

try {
  const store = await startDatabase(readConfiguration(root), root);
  await pingDatabase();
  const { resealed, unopened } = await rotateKeys(say);
  process.stdout.write(`\n${resealed} values sealed anew.\n`);
  for (const place of unopened) process.stderr.write(`${place}: opens with none of DATA_KEYS\n`);
  process.exitCode = unopened.length > 0 ? 1 : 0;
  if (unopened.length === 0) process.stdout.write('Nothing is left that needs an older key.\n');
  await disconnectDatabase();
  await store?.stop();
} catch (error) {
  process.stderr.write(`\n${explain(error)}\nStart it again: what was done stays done.\n`);
  process.exit(1);
}
