import type { ServerEnv } from '@/lib/config/serverEnv';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { openNamedDatabase } from '@/lib/server/launcher/namedDatabase';
import { root } from './command';

type Opened = { env: ServerEnv; where: string };
type Connecting = { flags: readonly string[]; isMigrating?: boolean };

/** Works on the database of MONGODB_URI, or with the flag `--embedded` on the store that comes with the site. */
export async function onDatabase(
  { flags, isMigrating = false }: Connecting,
  work: (opened: Opened) => Promise<0 | 1>,
): Promise<0 | 1> {
  const env = readConfiguration(root);
  const { store, where } = await openNamedDatabase(env, root, flags);
  await connectDatabase({ isTool: true, isMigrating });
  const code = await work({ env, where });
  await disconnectDatabase();
  await store?.stop();
  return code;
}
