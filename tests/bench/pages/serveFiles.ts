import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export type File = { type: string; body: Buffer; status?: number; headers?: Record<string, string> };
export type Variant = { url: string; close: () => void };

const compressible = /text|javascript|json|svg|xml/;

/** Serves files compressed, as the launcher does, each read once. */
export async function serveFiles(read: (path: string) => Promise<File>): Promise<Variant> {
  const held = new Map<string, Promise<File & { packed: boolean }>>();
  const hold = async (path: string) => {
    const file = await read(path);
    const packed = compressible.test(file.type);
    return { ...file, packed, body: packed ? brotliCompressSync(file.body) : file.body };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = held.get(path) ?? hold(path);
    held.set(path, file);
    file.then(
      ({ type, body, packed, status = 200, headers }) => {
        response.writeHead(status, {
          'cache-control': 'no-cache',
          ...headers,
          'Content-Type': type,
          'Content-Length': body.length,
          ...(packed && { 'Content-Encoding': 'br' }),
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, close };
}
