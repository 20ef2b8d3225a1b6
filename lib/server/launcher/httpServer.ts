import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Longest time a whole request may take to arrive, its headers, and a quiet connection may stay open. */
const limits = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};
const drainMs = 10_000;
const lingerMs = 2_000;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** An HTTP server with its limits set; a malformed request gets a 400 and its connection closed. */
export function createHttpServer(handle: Handler): Server {
  const server = createServer({ ...limits, connectionsCheckingInterval: 5_000 }, (request, response) => {
    response.on('finish', () => hangUpLater(request));
    // Browsers ask for paths alone: neither for `*` nor for an address elsewhere.
    if (request.url?.startsWith('/')) handle(request, response);
    else response.writeHead(400, { Connection: 'close' }).end();
  });
  server.maxRequestsPerSocket = 10_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}

/** What was answered and goes on sending has a moment to end; then its connection ends. */
function hangUpLater(request: IncomingMessage): void {
  if (request.complete) return;
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, lingerMs).unref();
}

/** Resolves with the port once the server listens; rejects with Node's own error. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Stops accepting, lets what runs finish, and closes the rest after ten seconds. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(timer);
}
