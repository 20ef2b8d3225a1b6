import type { ServerEnv } from '@/lib/config/serverEnv';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { FLAG, openNamedDatabase } from '@/lib/server/launcher/configuration/namedDatabase';
import { endWithUsage, root } from './command';

type Opened = { env: ServerEnv; where: string };
type Connecting = { flags: readonly string[]; isMigrating?: boolean };

/**
 * Works on the database of MONGODB_URI, or with the flag `--embedded` on the store that comes with the site. Ends with
 * exit code 2 at any other flag.
 */
export async function onDatabase(
  { flags, isMigrating = false }: Connecting,
  work: (opened: Opened) => Promise<0 | 1>,
): Promise<0 | 1> {
  const other = flags.find((flag) => flag !== FLAG);
  if (other !== undefined)
    endWithUsage(`There is no ${other} here. ${FLAG} means the store that comes with the site.`);
  const env = readConfiguration(root);
  const { store, where } = await openNamedDatabase(env, root, flags);
  await connectDatabase({ isUnhurried: true, isMigrating });
  const code = await work({ env, where });
  await disconnectDatabase();
  await store?.stop();
  return code;
}
