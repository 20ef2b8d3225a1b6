import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

class StoreFolderError extends Error {
  override readonly name = 'StoreFolderError';

  constructor(dir: string) {
    super(`No folder can be made at ${dir}: the system takes none there. Name another one.`);
  }
}

/**
 * Makes a folder and those around it, for their owner alone unless `mode` says otherwise. Node's own way of making them all never ends below /proc,
 * which is there and takes no folder.
 */
export function makeFolder(dir: string, mode = 0o700): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  const around = path.dirname(dir);
  if (around !== dir) makeFolder(around, mode);
  try {
    mkdirSync(dir, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new StoreFolderError(dir);
    // Another process has made it meanwhile.
    if (code !== 'EEXIST' || !statSync(dir).isDirectory()) throw error;
  }
}
