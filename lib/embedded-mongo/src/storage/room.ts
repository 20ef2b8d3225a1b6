import { statfsSync } from 'node:fs';
import { constants } from 'node:os';
import { MongoError } from '../values/errors';

/**
 * Below this free space no write begins: if lmdb itself finds no room, it may free memory wrongly, which ends the
 * process. Nearly every write takes less.
 */
const leastFreeBytes = 16 * 1024 * 1024;

/** Error codes of lmdb and of Node. lmdb reports a write that was cut short as an input/output error. */
const unwritten = new Set<string | number>(
  (['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'] as const).flatMap((name) => [name, constants.errno[name]]),
);

export class StoreUnwrittenError extends Error {
  override readonly name = 'StoreUnwrittenError';

  constructor(dir: string, reason: string) {
    super(
      `The data in ${dir} can't be written (${reason}): the disk is full or broken, or a limit of this user is reached. Nothing was changed: make room, and start again.`,
    );
  }
}

export function isDiskFull(dir: string): boolean {
  const { bavail, bsize, blocks } = statfsSync(dir);
  // Some network disks report no block counts.
  return blocks > 0 && bavail * bsize < leastFreeBytes;
}

export function refuseFullDisk(dir: string): void {
  if (isDiskFull(dir))
    throw new MongoError('OutOfDiskSpace', 'No space is left for the data: the disk has less than 16 MB');
}

/** Whether lmdb or Node failed to write. A quota or a limit on files may be used up while the disk still has room. */
export function isUnwritten(error: unknown): boolean {
  return error instanceof Error && unwritten.has((error as { code?: string | number }).code ?? '');
}

export function outOfSpace(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  return new MongoError('OutOfDiskSpace', `No space is left for the data (${(error as Error).message})`);
}
