import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  createReadStream,
  existsSync,
  linkSync,
  openSync,
  fsyncSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { checkDataFile } from './dataFile';
import { type Digest, digestFolder } from './digest';
import { lockFolder, StoreInUseError } from './folderLock';
import { checkFormat, writeFormat } from './format';
import { makeFolder } from './makeFolder';

const DATA = 'data.mdb';
const MANIFEST = 'MANIFEST.json';

export type Manifest = {
  madeAt: string;
  /** Of the data file. */
  bytes: number;
  sha256: string;
  /** By name, which begins with the database's. */
  collections: Record<string, Digest>;
};

class StoreBackupError extends Error {
  override readonly name = 'StoreBackupError';
}

/** Reads back what was copied into a folder, and notes what is in it. */
export async function sealBackup(folder: string, now: Date): Promise<Manifest> {
  const sha256 = await hashFile(path.join(folder, DATA));
  const collections = await readBack(folder);
  const { size: bytes } = statSync(path.join(folder, DATA));
  const manifest = { madeAt: now.toISOString(), bytes, sha256, collections };
  writeFileSync(path.join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, { flush: true });
  return manifest;
}

/** Throws StoreBackupError unless every byte, document and index entry is there. */
async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  checkFormat(folder);
  await checkFile(path.join(folder, DATA), manifest);
  if (!isDeepStrictEqual(await readBack(folder), manifest.collections))
    throw broken(folder, 'its documents are not those that it lists');
  return manifest;
}

/**
 * Puts a backup in the place of the data in `dir`, which no process may have open. What was there stays beside it as
 * `data.mdb.before`, and is never written over. The last step is one renaming: a stop at any moment leaves the old data or the new.
 */
export async function restoreBackup(
  folder: string,
  dir: string,
  { isReplacing }: { isReplacing: boolean },
): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  const [data, fresh, before] = [DATA, `${DATA}.restored`, `${DATA}.before`].map((name) =>
    path.join(dir, name),
  ) as [string, string, string];
  const hasData = existsSync(data) && statSync(data).size > 0;
  if (hasData && !isReplacing)
    throw new StoreBackupError(
      `There are data in ${dir}. To put the backup in their place, say so: --replace. They then stay beside it as ${DATA}.before.`,
    );
  makeFolder(dir);
  const unlock = await lockFolder(dir, false).catch((error: unknown) => {
    throw error instanceof StoreInUseError ? runs(error) : error;
  });
  try {
    const isKept = existsSync(before);
    if (hasData && isKept && inodeOf(before) !== inodeOf(data))
      throw new StoreBackupError(
        `${before} is what was there before an earlier restore. Remove it, or move it away, and start again.`,
      );
    copyFileSync(path.join(folder, DATA), fresh);
    await checkFile(fresh, manifest);
    chmodSync(fresh, 0o600);
    giveToOwner(fresh, dir);
    syncToDisk(fresh);
    if (hasData && !isKept) linkSync(data, before);
    renameSync(fresh, data);
    rmSync(path.join(dir, 'lock.mdb'), { force: true });
    writeFormat(dir);
  } finally {
    unlock();
  }
  return manifest;
}

/** A restore that was stopped just before its last step leaves two names of one file. */
const inodeOf = (file: string) => statSync(file, { bigint: true }).ino;

/** Gives files that root restored to the folder's owner, as whom the store runs. */
function giveToOwner(file: string, dir: string): void {
  const { uid, gid } = statSync(dir);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
}

const runs = ({ dir, holder }: StoreInUseError) =>
  new StoreBackupError(
    `The store in ${dir} is in use by ${holder}. Stop it first: what it writes meanwhile would be lost.`,
  );

const broken = (folder: string, reason: string) =>
  new StoreBackupError(`The backup in ${folder} is broken or unfinished: ${reason}. Take another one.`);

function readManifest(folder: string): Manifest {
  if (!existsSync(folder)) throw new StoreBackupError(`There is no ${folder}.`);
  try {
    const read = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')) as Manifest | null;
    if (read === null) throw new Error('it lists nothing');
    return read;
  } catch {
    throw broken(folder, `${MANIFEST} can't be read`);
  }
}

/** Checked before lmdb opens the file, because lmdb ends the process on a damaged one. */
async function checkFile(file: string, { bytes, sha256 }: Manifest): Promise<void> {
  const isSame = existsSync(file) && statSync(file).size === bytes && (await hashFile(file)) === sha256;
  if (!isSame) throw broken(path.dirname(file), `${path.basename(file)} is not the file that was written`);
}

async function readBack(folder: string): Promise<Record<string, Digest>> {
  try {
    checkDataFile(path.join(folder, DATA), true);
    return await digestFolder(folder);
  } catch (error) {
    throw broken(folder, (error as Error).message);
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function syncToDisk(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
