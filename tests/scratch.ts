import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder in memory, which Linux has. */
const MEMORY = '/dev/shm';
const ROOM = 2 ** 30;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/**
 * Makes an empty folder, in memory if possible: the store waits for the disk at each write, and no test cuts the power.
 */
export function makeScratch(name: string): string {
  return mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), `sukhayu-${name}-`));
}
