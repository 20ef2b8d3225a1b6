import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isHtmlOfWords } from '@/lib/config/pagesOfWords';
import { nextPagesHeaders, savesData } from './nextPages';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

type Headers = Record<string, string | number>;
type PackedBody = { name: string; headers: Headers; content: Buffer };
export type HeldPage = {
  file: string;
  etag: string;
  vary: string;
  isOfWords: boolean;
  headers: Headers;
  packed: readonly PackedBody[];
};

/**
 * Kept in memory compressed; only clients that accept neither form cost a read. The ETag is a content hash,
 * so that all servers agree.
 */
export function holdPage(folder: string, name: string): HeldPage {
  const file = path.join(folder, name);
  const content = readFileSync(file);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const isOfWords = isHtmlOfWords(content.toString('utf8', 0, 200));
  const vary = isOfWords ? 'Accept-Encoding, Save-Data' : 'Accept-Encoding';
  const headersOf = (bytes: Buffer) => ({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': bytes.length,
    'Cache-Control': 'no-cache',
    Vary: vary,
    ETag: etag,
  });
  const packed = encodings
    .filter(({ ending }) => existsSync(file + ending))
    .map(({ name: encoding, ending }) => {
      const bytes = readFileSync(file + ending);
      return {
        name: encoding,
        content: bytes,
        headers: { ...headersOf(bytes), 'Content-Encoding': encoding },
      };
    });
  return { file, etag, vary, isOfWords, headers: headersOf(content), packed };
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
  readFile(page.file).then(
    (content) => response.writeHead(200, headers).end(content),
    () => response.destroy(),
  );
}
