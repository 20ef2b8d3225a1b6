import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Of Linux: a folder in memory. */
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

/** In memory where there is room: each write waits for its disk, and outlives its process there too. */
export function makeScratch(name: string): string {
  return mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), `sukhayu-${name}-`));
}
