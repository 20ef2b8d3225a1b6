import path from 'node:path';
import { keeping } from 'embedded-mongo';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { storeFolder } from '@/lib/server/launcher/keepStore';
import { readArguments, root, runCommand } from './command';
import { sayManifest } from './manifest';

/** npm run restore: replaces the embedded store by a backup. Exit codes: 0 done, 1 not, 2 wrong use. */

const {
  words: [from = ''],
  flags,
} = readArguments({
  words: 1,
  flags: { replace: { type: 'boolean', default: false } },
  usage:
    'usage: npm run restore -- FOLDER [--replace]\nThe site must not run. --replace is needed where there are data.',
});

await runCommand(async () => {
  const dir = storeFolder(readConfiguration(root), root);
  const manifest = await keeping.restoreBackup(path.resolve(from), dir, { isReplacing: flags.replace });
  process.stdout.write(
    `Restored ${dir}: ${sayManifest(manifest)}.\n` +
      'Start the site with DATA_KEYS and LOOKUP_KEY of that day, and run npm run migrate -- --embedded first: it says whether they are.\n',
  );
  return 0;
});
