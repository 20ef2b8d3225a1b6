import path from 'node:path';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { backUpStore, storeFolder } from '@/lib/server/launcher/keepStore';
import { readArguments, root, runCommand } from './command';
import { sayManifest } from './manifest';

/** npm run backup: copies the embedded store while the site runs. Exit codes: 0 done, 1 not, 2 wrong use. */

const {
  words: [target = ''],
} = readArguments({
  words: 1,
  usage: 'usage: npm run backup -- FOLDER\nThe folder is made; it must not be there.',
});

await runCommand(async () => {
  const dir = storeFolder(readConfiguration(root), root);
  const manifest = await backUpStore(dir, path.resolve(target), new Date());
  process.stdout.write(
    `Backed up ${dir} to ${path.resolve(target)}: ${sayManifest(manifest)}, all of it read back.\n` +
      'It opens with DATA_KEYS and LOOKUP_KEY of today alone, which are not in it: keep them as long, and elsewhere.\n',
  );
  return 0;
});
