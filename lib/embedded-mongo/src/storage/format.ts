import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Version of the layout on disk. Raise it with each change, and describe the migration here. */
const own = '1';

class StoreFormatError extends Error {
  override readonly name = 'StoreFormatError';

  constructor(dir: string, found: string) {
    super(
      /^\d+$/.test(found)
        ? `The data in ${dir} has format ${found}, and this version knows format ${own} alone. Start the version that wrote it, or give this one its own folder.`
        : `The file FORMAT in ${dir} does not say in which format its data lie. Put back the one of a backup, or move the folder aside.`,
    );
  }
}

/** Whether there is data. Throws StoreFormatError for an unknown format. */
export function checkFormat(dir: string): boolean {
  const file = path.join(dir, 'FORMAT');
  if (!existsSync(file)) return false;
  const found = readFileSync(file, 'utf8').trim();
  if (found !== own) throw new StoreFormatError(dir, found);
  return true;
}

/** Atomic: a partial file would prevent the start. */
export function writeFormat(dir: string): void {
  const file = path.join(dir, 'FORMAT');
  if (existsSync(file)) return;
  writeFileSync(`${file}.new`, `${own}\n`, { flush: true });
  renameSync(`${file}.new`, file);
}
