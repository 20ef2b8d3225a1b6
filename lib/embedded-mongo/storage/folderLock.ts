import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export class StoreInUseError extends Error {
  override readonly name = 'StoreInUseError';

  constructor(dir: string, pid: number) {
    super(
      `The store in ${dir} is in use by process ${pid}. Connect to that one, or give this one its own folder.`,
    );
  }
}

/** One process owns a folder. What a killed process left behind holds nobody up. */
export function lockFolder(dir: string): () => void {
  const file = path.join(dir, 'LOCK');
  const own = `${process.pid} ${startOf(process.pid) ?? ''}`;
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readIfThere(file);
    if (holder === undefined) continue;
    const pid = Number.parseInt(holder, 10);
    if (isAlive(pid, holder)) throw new StoreInUseError(dir, pid);
    removeStale(file, holder);
  }
}

/** Of two that find the same leftover only one may remove it: the other would remove the new owner's lock. */
function removeStale(file: string, content: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) === content) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * After a restart another process may bear the same number, and a killed one may still be listed: Linux tells
 * when each began and whether it is dead.
 */
function isAlive(pid: number, holder: string): boolean {
  if (!(pid > 0)) return false;
  if (startOf(process.pid) !== undefined) return holder === `${pid} ${startOf(pid) ?? 'ended'}`;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startOf(pid: number): string | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The command's name, in brackets, may hold spaces. After it the first field is the state, the 20th the start.
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === 'Z' ? undefined : fields[18];
}
