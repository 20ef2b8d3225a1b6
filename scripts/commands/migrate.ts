import { migrate } from '@/lib/server/worker/migrate';
import { GOES_ON, readArguments, runCommand } from './command';
import { EMBEDDED, onDatabase, OR_EMBEDDED } from './onDatabase';

/**
 * npm run migrate: makes a database ready for this version and keeps it ready for the earlier one. With `--finish`,
 * once the last server of the earlier version has ended, it drops what only that needed. Exit codes: 0 done, 1 not, 2 wrong use.
 */

const { flags } = readArguments({
  flags: { ...EMBEDDED, finish: { type: 'boolean', default: false } },
  usage: `usage: npm run migrate -- [--finish]\n--finish when no server of the earlier version runs, and none will again. ${OR_EMBEDDED}`,
});

await runCommand(
  () =>
    onDatabase({ isEmbedded: flags.embedded, isMigrating: true }, async ({ env, where }) => {
      process.stdout.write(`The ${where}:\n`);
      const isProduction = env.APP_ENV === 'production';
      const conflicts = await migrate({ isProduction, isFinishing: flags.finish }, (line) =>
        process.stdout.write(`${line}\n`),
      );
      for (const conflict of conflicts) process.stderr.write(`${conflict}.\n`);
      if (conflicts.length > 0) return 1;
      process.stdout.write('It is ready for this version.\n');
      return 0;
    }),
  GOES_ON,
);
