import type { ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';

/** A smaller body fits into the headers' packets. */
const smallestWorthPacking = 1024;

export function sendJson(response: ServerResponse, body: unknown): void {
  const plain = Buffer.from(JSON.stringify(body));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (plain.length < smallestWorthPacking) return sendBytes(response, plain);
  response.setHeader('Vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(String(response.req.headers['accept-encoding']))) return sendBytes(response, plain);
  gzip(plain, (error, packed) => {
    if (!error) response.setHeader('Content-Encoding', 'gzip');
    sendBytes(response, error ? plain : packed);
  });
}

function sendBytes(response: ServerResponse, bytes: Buffer): void {
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
