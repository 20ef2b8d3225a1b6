import path from 'node:path';
import { keeping } from 'embedded-mongo';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { storeFolder } from '@/lib/server/launcher/keepStore';
import { endWithUsage, root, runCommand } from './command';
import { sayManifest } from './manifest';

/** npm run restore: replaces the embedded store by a backup. Exit codes: 0 done, 1 not, 2 wrong use. */

const FLAG = '--replace';
const args = process.argv.slice(2);
const [from, ...more] = args.filter((arg) => arg !== FLAG);
if (!from || from.startsWith('-') || more.length > 0)
  endWithUsage(
    `usage: npm run restore -- FOLDER [${FLAG}]\nThe site must not run. ${FLAG} is needed where there are data.`,
  );

await runCommand(async () => {
  const dir = storeFolder(readConfiguration(root), root);
  const isReplacing = args.includes(FLAG);
  const manifest = await keeping.restoreBackup(path.resolve(from), dir, { isReplacing });
  process.stdout.write(
    `Restored ${dir}: ${sayManifest(manifest)}.\n` +
      'Start the site with DATA_KEYS and LOOKUP_KEY of that day, and run npm run migrate -- --embedded first: it says whether they are.\n',
  );
  return 0;
});
