import path from 'node:path';
import { backUpStore } from '@/lib/server/launcher/keepStore';
import { readArguments, runCommand } from './command';
import { DIR, folderOf, sayManifest } from './keeping';

/** npm run backup: copies the embedded store while the site runs. Exit codes: 0 done, 1 not, 2 wrong use. */

const {
  words: [target = ''],
  flags,
} = readArguments({
  words: 1,
  flags: DIR,
  usage:
    'usage: npm run backup -- FOLDER [--dir DIR]\nThe folder is made; it must not be there. --dir is the one that npm run store was given.',
});

await runCommand(async () => {
  const dir = folderOf(flags);
  const manifest = await backUpStore(dir, path.resolve(target), new Date());
  process.stdout.write(
    `Backed up ${dir} to ${path.resolve(target)}: ${sayManifest(manifest)}, all of it read back.\n` +
      'It opens with DATA_KEYS and LOOKUP_KEY of today alone, which are not in it: keep them as long, and elsewhere.\n',
  );
  return 0;
});
