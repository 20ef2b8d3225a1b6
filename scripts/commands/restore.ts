import path from 'node:path';
import { keeping } from 'embedded-mongo';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { explain } from '@/lib/server/launcher/configuration/explain';
import { storeFolder } from '@/lib/server/launcher/keepStore';
import { sayManifest } from './manifest';

/** npm run restore: puts a backup in the place of the embedded store. Exit codes: 0 done, 1 not, 2 wrong use. */

const root = path.resolve(import.meta.dirname, '../..');
const FLAG = '--replace';
const args = process.argv.slice(2);
const [from, ...more] = args.filter((arg) => arg !== FLAG);

if (!from || from.startsWith('-') || more.length > 0) {
  process.stderr.write(
    `usage: npm run restore -- FOLDER [${FLAG}]\nThe site must not run. ${FLAG} is needed where there are data.\n`,
  );
  process.exit(2);
}
try {
  const dir = storeFolder(readConfiguration(root), root);
  const isReplacing = args.includes(FLAG);
  const manifest = await keeping.restoreBackup(path.resolve(from), dir, { isReplacing });
  process.stdout.write(`Restored ${dir}: ${sayManifest(manifest)}. Start the site.\n`);
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}
