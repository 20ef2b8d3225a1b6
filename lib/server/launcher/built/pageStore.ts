import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { builtOrigin } from '@/lib/config/siteOrigin';
import { isHtmlOfWords } from '@/lib/config/pagesOfWords';
import { nextPagesHeaders, savesData } from './nextPages';

/**
 * Compresses nearly as well as the build does, in a tenth of the time. Each page takes it once, when it is first asked
 * for.
 */
const brotli = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

const encodings = [
  { name: 'br', ending: '.br', compress: brotli },
  { name: 'gzip', ending: '.gz', compress: (content: Buffer) => gzipSync(content) },
] as const;

const types: Readonly<Record<string, string>> = { '.xml': 'application/xml', '.txt': 'text/plain' };

type Headers = Record<string, string | number>;
type PackedBody = { name: string; headers: Headers; content: Buffer };
export type HeldPage = {
  /** For clients that accept no compressed form. */
  readPlain: () => Buffer;
  etag: string;
  vary: string;
  isOfWords: boolean;
  headers: Headers;
  packed: readonly PackedBody[];
};

/**
 * Keeps a page in memory, compressed; only clients that accept neither form cost a read. The ETag is a content hash, so
 * that all servers agree. The page names `origin`, the site's, in place of the one that it was built with.
 */
export function holdPage(folder: string, name: string, origin = builtOrigin): HeldPage {
  const file = path.join(folder, name);
  return { ...pack(file, origin), readPlain: () => readPlain(file, origin) };
}

function readPlain(file: string, origin: string): Buffer {
  const bytes = readFileSync(file);
  return origin === builtOrigin ? bytes : Buffer.from(bytes.toString().replaceAll(builtOrigin, origin));
}

/**
 * Stands apart from `holdPage`, whose `readPlain` would otherwise keep the plain text in memory, which is five times as
 * long.
 */
function pack(file: string, origin: string): Omit<HeldPage, 'readPlain'> {
  const content = readPlain(file, origin);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const isOfWords = isHtmlOfWords(content.toString('utf8', 0, 200));
  const vary = isOfWords ? 'Accept-Encoding, Save-Data' : 'Accept-Encoding';
  const headersOf = (bytes: Buffer) => ({
    'Content-Type': `${types[path.extname(file)] ?? 'text/html'}; charset=utf-8`,
    'Content-Length': bytes.length,
    'Cache-Control': 'no-cache',
    Vary: vary,
    ETag: etag,
  });
  const packed = encodings
    .filter(({ ending }) => existsSync(file + ending))
    .map(({ name: encoding, ending, compress }) => {
      const bytes = origin === builtOrigin ? readFileSync(file + ending) : compress(content);
      return {
        name: encoding,
        content: bytes,
        headers: { ...headersOf(bytes), 'Content-Encoding': encoding },
      };
    });
  return { etag, vary, isOfWords, headers: headersOf(content), packed };
}

export function sendPage(page: HeldPage, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers: asked } = request;
  const next = page.isOfWords && !savesData(request) ? nextPagesHeaders : {};
  if (asked['if-none-match'] === page.etag) {
    response.writeHead(304, { ETag: page.etag, 'Cache-Control': 'no-cache', Vary: page.vary, ...next }).end();
    return;
  }
  const accepted = asked['accept-encoding'] ?? '';
  const body = page.packed.find(({ name }) => accepted.includes(name));
  const headers = { ...(body ?? page).headers, ...next };
  if (body ?? method === 'HEAD') {
    response.writeHead(200, headers).end(method === 'HEAD' ? undefined : body?.content);
    return;
  }
  response.writeHead(200, headers).end(page.readPlain());
}
