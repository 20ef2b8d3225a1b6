import { removeSampleData } from '@/lib/server/samples/sampleData';
import { GOES_ON, runCommand } from './command';
import { onDatabase } from './onDatabase';

/** npm run remove-samples: deletes sample staff, quotes and hospitals before production. Exit codes: 0 done, 1 not, 2 wrong use. */
await runCommand(
  () =>
    onDatabase({ flags: process.argv.slice(2) }, async ({ where }) => {
      const { staff, quotes, hospitals } = await removeSampleData();
      process.stdout.write(
        `Taken out of the ${where}: ${staff} sample staff, ${quotes} sample quotes, ${hospitals} sample hospitals.\n`,
      );
      return 0;
    }),
  GOES_ON,
);
