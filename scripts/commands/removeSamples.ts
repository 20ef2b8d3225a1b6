import path from 'node:path';
import { disconnectDatabase } from '@/lib/server/database/db';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { explain } from '@/lib/server/launcher/configuration/explain';
import { openNamedDatabase } from '@/lib/server/launcher/namedDatabase';
import { removeSampleData } from '@/lib/server/samples/sampleData';

/** npm run remove-samples: deletes sample staff, quotes and hospitals before production. */

const root = path.resolve(import.meta.dirname, '../..');

try {
  const { store, where } = await openNamedDatabase(readConfiguration(root), root, process.argv.slice(2));
  const { staff, quotes, hospitals } = await removeSampleData();
  process.stdout.write(
    `Taken out of the ${where}: ${staff} sample staff, ${quotes} sample quotes, ${hospitals} sample hospitals.\n`,
  );
  await disconnectDatabase();
  await store?.stop();
} catch (error) {
  process.stderr.write(`\n${explain(error)}\nStart it again: what was done stays done.\n`);
  process.exit(1);
}
