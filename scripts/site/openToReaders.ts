import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Lets every user read a deployed folder: the site may run as another user than the one who deployed it. */
export async function openToReaders(folder: string): Promise<void> {
  const below = await readdir(folder, { recursive: true });
  for (const name of ['', ...below]) {
    const file = path.join(folder, name);
    const { mode } = await stat(file);
    await chmod(file, mode | ((mode & 0o100) === 0 ? 0o444 : 0o555));
  }
}
