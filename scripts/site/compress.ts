import { constants, brotliCompress, gzip } from 'node:zlib';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this the header of a compressed file costs more than it saves. */
const smallestWorthCompressing = 256;
const compressible = new Set([
  '.html',
  '.json',
  '.js',
  '.css',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
  '.map',
]);

/** Compresses as many files at a time as zlib has threads. */
export async function compressAll(files: readonly string[]): Promise<void> {
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) await compress(file);
  };
  await Promise.all([work(), work(), work(), work()]);
}

/** Data of pages: no first view waits for it, so it is compressed less. */
const isLate = (file: string) =>
  path.extname(file) === '.json' || path.dirname(file).endsWith(pageDataFolder);
const pageDataFolder = path.join('_next', 'static', 'js');

/** Home, which most visitors open first, and the pages of plans, which are the longest. */
const isWeighed = (file: string) =>
  /^(en|hi|ta|v1)\.html$/.test(path.basename(file)) || /\/health-insurance\/[^/]+\.html$/.test(file);

/** Level 11 costs twice as much as 10 and saves a fiftieth; 10 eight times as much as 7, and saves a fifteenth. */
function levelOf(file: string): number {
  if (isLate(file)) return 7;
  return /\.(html|js)$/.test(file) && !isWeighed(file) ? 10 : 11;
}

export async function compress(file: string): Promise<void> {
  if (!compressible.has(path.extname(file))) return;
  const { size } = await stat(file);
  if (size < smallestWorthCompressing) return;
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levelOf(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: size,
        // A window larger than the file finds nothing more, and costs a sixth of the time.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(size + 16)))),
      },
    }),
    zip(content, { level: 9 }),
  ]);
  if (br.length < size) await writeFile(`${file}.br`, br);
  if (gz.length < size) await writeFile(`${file}.gz`, gz);
}
