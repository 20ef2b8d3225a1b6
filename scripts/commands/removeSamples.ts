import { removeSampleData } from '@/lib/server/samples/sampleData';
import { GOES_ON, readArguments, runCommand } from './command';
import { EMBEDDED, onDatabase, OR_EMBEDDED } from './onDatabase';

/** npm run remove-samples: deletes sample staff, quotes and hospitals before production. Exit codes: 0 done, 1 not, 2 wrong use. */

const { flags } = readArguments({
  flags: EMBEDDED,
  usage: `usage: npm run remove-samples\n${OR_EMBEDDED}`,
});

await runCommand(
  () =>
    onDatabase({ isEmbedded: flags.embedded }, async ({ where }) => {
      const { staff, quotes, hospitals } = await removeSampleData();
      process.stdout.write(
        `Taken out of the ${where}: ${staff} sample staff, ${quotes} sample quotes, ${hospitals} sample hospitals.\n`,
      );
      return 0;
    }),
  GOES_ON,
);
