import path from 'node:path';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { explain } from '@/lib/server/launcher/configuration/explain';
import { openNamedDatabase } from '@/lib/server/launcher/namedDatabase';
import { migrate } from '@/lib/server/worker/migrate';

/**
 * npm run migrate: makes a database ready for this version, and leaves it ready for the one before; with `--finish`,
 * after the last server of that one, drops what only it needed. Exit codes: 0 it is, 1 it is not.
 */

const root = path.resolve(import.meta.dirname, '../..');
const FINISH = '--finish';
const args = process.argv.slice(2);
const isFinishing = args.includes(FINISH);

try {
  const env = readConfiguration(root);
  const { store, where } = await openNamedDatabase(
    env,
    root,
    args.filter((each) => each !== FINISH),
  );
  process.stdout.write(`The ${where}:\n`);
  await connectDatabase({ isTool: true, isMigrating: true });
  const isProduction = env.APP_ENV === 'production';
  const conflicts = await migrate({ isProduction, isFinishing }, (line) => process.stdout.write(`${line}\n`));
  for (const conflict of conflicts) process.stderr.write(`${conflict}.\n`);
  if (conflicts.length === 0) process.stdout.write('It is ready for this version.\n');
  process.exitCode = conflicts.length === 0 ? 0 : 1;
  await disconnectDatabase();
  await store?.stop();
} catch (error) {
  process.stderr.write(`\n${explain(error)}\nStart it again: what was done stays done.\n`);
  process.exit(1);
}
