import type { ServerResponse } from 'node:http';
import { gzip } from 'node:zlib';

/** A smaller body fits into the headers' packets. */
const smallestWorthPacking = 1024;

export function sendJson(response: ServerResponse, body: unknown): void {
  const plain = JSON.stringify(body);
  const length = Buffer.byteLength(plain);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (length < smallestWorthPacking) return sendText(response, plain, length);
  response.setHeader('Vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(String(response.req.headers['accept-encoding'])))
    return sendText(response, plain, length);
  gzip(plain, (error, packed) => {
    if (error) return sendText(response, plain, length);
    response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Content-Length', packed.length);
    response.end(packed);
  });
}

/** Sends a text as it is, since Node writes a text together with the headers. */
function sendText(response: ServerResponse, text: string, length: number): void {
  response.setHeader('Content-Length', length);
  response.end(text);
}
