import path from 'node:path';
import { fail } from '../values/errors';
import type { Handler } from '../serving/server';

/**
 * A command of our own: copies the data, as of one moment, into a new folder. Accepted only through the socket, since a
 * port is open to users who don't own the disk.
 */
const embeddedBackup: Handler = async ({ store }, { body, client }) => {
  const { embeddedBackup: folder } = body;
  if (!client.isOwner) fail('Unauthorized', 'A backup is made through the socket in the folder of the data');
  if (typeof folder !== 'string' || !path.isAbsolute(folder))
    fail('BadValue', 'embeddedBackup must be the absolute path of a folder');
  await store.environment.copyTo(folder);
  return {};
};

export const backupCommands: Readonly<Record<string, Handler>> = { embeddedBackup };
