import path from 'node:path';
import { ConfigurationError, type ServerEnv } from '@/lib/config/serverEnv';
import { describeDatabase } from '@/lib/server/database/databaseName';
import { startDatabase } from './environment';
import { findRunningStore, storeFolder } from '@/lib/server/launcher/keepStore';

const FLAG = '--embedded';

/**
 * Opens MONGODB_URI, or with `--embedded` the embedded store. One process owns the store's folder, so while the site
 * runs this goes through the site's store. Commands have no default, since they might change the wrong database.
 */
export async function openNamedDatabase(env: ServerEnv, root: string, isEmbedded: boolean) {
  if (isEmbedded && env.MONGODB_URI)
    throw new ConfigurationError([
      `MONGODB_URI names a database: leave out ${FLAG}, or set MONGODB_URI empty`,
    ]);
  if (!isEmbedded && !env.MONGODB_URI)
    throw new ConfigurationError([
      `MONGODB_URI names no database. To work on the embedded store in ${env.DATA_DIR}, say so: -- ${FLAG}`,
    ]);
  const running = isEmbedded ? await findRunningStore(storeFolder(env, root)) : undefined;
  if (running) process.env['MONGODB_URI'] = running;
  const store = running ? undefined : await startDatabase(env, root);
  const where = env.MONGODB_URI
    ? describeDatabase(env.MONGODB_URI)
    : `embedded store in ${path.resolve(root, env.DATA_DIR)}`;
  return { store, where };
}
