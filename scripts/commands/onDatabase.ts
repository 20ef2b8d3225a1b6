import type { ServerEnv } from '@/lib/config/serverEnv';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { openNamedDatabase } from '@/lib/server/launcher/configuration/namedDatabase';
import { root } from './command';

type Opened = { env: ServerEnv; where: string };
type Connecting = { isEmbedded: boolean; isMigrating?: boolean };

/** The flag of commands that work on a database. */
export const EMBEDDED = { embedded: { type: 'boolean', default: false } } as const;

export const OR_EMBEDDED = 'With --embedded it works on the embedded store in place of MONGODB_URI.';

/**
 * Works on the database of MONGODB_URI, or with the flag `--embedded` on the store that comes with the site.
 */
export async function onDatabase(
  { isEmbedded, isMigrating = false }: Connecting,
  work: (opened: Opened) => Promise<0 | 1>,
): Promise<0 | 1> {
  const env = readConfiguration(root);
  const { store, where } = await openNamedDatabase(env, root, isEmbedded);
  await connectDatabase({ isUnhurried: true, isMigrating });
  const code = await work({ env, where });
  await disconnectDatabase();
  await store?.stop();
  return code;
}
