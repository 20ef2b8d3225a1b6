import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { StoreDamagedError } from './dataFile';

export class StoreInUseError extends Error {
  override readonly name = 'StoreInUseError';

  constructor(dir: string, holder: string) {
    super(
      `The store in ${dir} is in use by ${holder}. Connect to that one, or give this one its own folder.`,
    );
  }
}

/** macOS locks whole files alone; elsewhere a byte far behind the data, as Windows refuses others what is locked. */
const place = process.platform === 'darwin' ? ([0, 0] as const) : ([2 ** 52, 1] as const);

/**
 * One process owns a folder: whoever has the lock on its data file, which the system takes back from the dead. Process
 * ids prove nothing, since two containers may have the same. Where the system has no such lock, the token does alone
 * (`owner.ts`).
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
  writeFileSync(note, `process ${process.pid} on ${hostname()}`);
  return () => {
    rmSync(note, { force: true });
    closeSync(descriptor);
  };
}

async function tryLock(descriptor: number): Promise<boolean> {
  const native = await import('fs-native-extensions').catch(() => undefined);
  try {
    return native?.tryLock(descriptor, ...place) ?? true;
  } catch (error) {
    // Some network disks know no locks.
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
