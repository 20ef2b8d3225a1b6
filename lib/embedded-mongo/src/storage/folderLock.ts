import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { StoreDamagedError } from './dataFile';

export class StoreInUseError extends Error {
  override readonly name = 'StoreInUseError';

  constructor(
    readonly dir: string,
    readonly holder: string,
  ) {
    super(
      `The store in ${dir} is in use by ${holder}. Connect to that one, or give this one its own folder.`,
    );
  }
}

/**
 * macOS locks whole files only. Windows refuses access to locked bytes, so elsewhere a byte far behind the
 * data is locked.
 */
const place = process.platform === 'darwin' ? ([0, 0] as const) : ([2 ** 52, 1] as const);

/**
 * A file lock makes one process the folder's owner and ends with it. Process ids prove nothing: two
 * containers may share one. Without lock support only the token protects (`owner.ts`).
 */
export async function lockFolder(dir: string, isExpected: boolean): Promise<() => void> {
  const data = path.join(dir, 'data.mdb');
  if (isExpected && !existsSync(data)) throw new StoreDamagedError(dir, 'its data file is missing');
  const note = path.join(dir, 'LOCK');
  const descriptor = openSync(data, 'a+', 0o600);
  if (!(await tryLock(descriptor))) {
    closeSync(descriptor);
    throw new StoreInUseError(dir, readNote(note));
  }
  removeForeign(dir);
  writeFileSync(note, `process ${process.pid} on ${hostname()}`);
  return () => {
    rmSync(note, { force: true });
    closeSync(descriptor);
  };
}

/** Files beside the data, which each start creates again. */
const BESIDE = ['lock.mdb', 'LOCK', 'DOOR'];

/** Removes files that another user's command, perhaps root's, left. lmdb ends the process if it can't write them. */
function removeForeign(dir: string): void {
  for (const file of BESIDE.map((name) => path.join(dir, name)))
    if (existsSync(file) && !mayWrite(file)) rmSync(file);
}

function mayWrite(file: string): boolean {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function tryLock(descriptor: number): Promise<boolean> {
  const native = await import('fs-native-extensions').catch(() => undefined);
  try {
    return native?.tryLock(descriptor, ...place) ?? true;
  } catch (error) {
    // Some network disks support no locks.
    if (['ENOLCK', 'ENOTSUP', 'ENOSYS', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return true;
    throw error;
  }
}

function readNote(file: string): string {
  try {
    return readFileSync(file, 'utf8') || 'another process';
  } catch {
    return 'another process';
  }
}
