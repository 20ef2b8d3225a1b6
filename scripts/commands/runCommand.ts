import path from 'node:path';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { explain } from '@/lib/server/launcher/configuration/explain';
import { openNamedDatabase } from '@/lib/server/launcher/namedDatabase';
import { type StaffCommand, StaffUsageError } from '@/lib/server/services/desk/staffCommand';

const root = path.resolve(import.meta.dirname, '../..');

async function runOn({ isEmbedded, run }: StaffCommand): Promise<void> {
  const env = readConfiguration(root);
  const { store, where } = await openNamedDatabase(env, root, isEmbedded ? ['--embedded'] : []);
  await connectDatabase({ isTool: true });
  const { code, text } = await run();
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n(${where})\n`);
  process.exitCode = code;
  await disconnectDatabase();
  await store?.stop();
}

/** A command of operations. Exit codes: 0 it is so, 1 it is not, 2 wrong use. */
export async function runCommand(
  read: (args: readonly string[]) => StaffCommand,
  usage: string,
): Promise<void> {
  try {
    await runOn(read(process.argv.slice(2)));
  } catch (error) {
    const isUsage = error instanceof StaffUsageError;
    process.stderr.write(isUsage ? `\n${error.message}\n\n${usage}\n` : `\n${explain(error)}\n`);
    process.exit(isUsage ? 2 : 1);
  }
}
