import path from 'node:path';
import { keeping } from 'embedded-mongo';
import { readArguments, runCommand } from './command';
import { DIR, folderOf, sayManifest } from './keeping';

/** npm run restore: replaces the embedded store by a backup. Exit codes: 0 done, 1 not, 2 wrong use. */

const {
  words: [from = ''],
  flags,
} = readArguments({
  words: 1,
  flags: { ...DIR, replace: { type: 'boolean', default: false } },
  usage:
    'usage: npm run restore -- FOLDER [--replace] [--dir DIR]\nThe site must not run. --replace is needed where there are data. --dir is the one that npm run store was given.',
});

await runCommand(async () => {
  const dir = folderOf(flags);
  const manifest = await keeping.restoreBackup(path.resolve(from), dir, { isReplacing: flags.replace });
  process.stdout.write(
    `Restored ${dir}: ${sayManifest(manifest)}.\n` +
      'Start the site with DATA_KEYS and LOOKUP_KEY of that day, and run npm run migrate first (-- --embedded for the store of the site itself): it says whether they are.\n',
  );
  return 0;
});
