import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

type Body = { headers: Record<string, string | number>; content: Buffer };
export type HeldPage = { etag: string; plain: Body; packed: readonly (Body & { name: string })[] };

/** Kept in memory with its compressed forms. The ETag is a content hash, so that all servers agree. */
export function holdPage(folder: string, file: string): HeldPage {
  const full = path.join(folder, file);
  const content = readFileSync(full);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const body = (bytes: Buffer, more: Record<string, string>): Body => ({
    content: bytes,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': bytes.length,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ETag: etag,
      ...more,
    },
  });
  const packed = encodings
    .filter(({ ending }) => existsSync(full + ending))
    .map(({ name, ending }) => ({
      name,
      ...body(readFileSync(full + ending), { 'Content-Encoding': name }),
    }));
  return { etag, plain: body(content, {}), packed };
}

export function sendPage(page: HeldPage, request: IncomingMessage, response: ServerResponse): void {
  const accepted = request.headers['accept-encoding'] ?? '';
  const { headers, content } = page.packed.find(({ name }) => accepted.includes(name)) ?? page.plain;
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { ETag: page.etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }).end();
    return;
  }
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : content);
}
