import path from 'node:path';
import { fail } from '../values/errors';
import type { Handler } from '../serving/server';

/**
 * Ours: copies the data, as they are at one moment, into a folder that it makes. Only through the socket, since a port
 * is open to others than the owner of the disk.
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
