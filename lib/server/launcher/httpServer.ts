import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex, Readable } from 'node:stream';

/** Longest time a whole request may take to arrive, its headers, and a quiet connection may stay open. */
const limits = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};
const drainMs = 10_000;
/** So long may a reader take nothing of an answer, and so long the whole of it: what he doesn't take lies in our memory. */
const readerLimits = { stallMs: 20_000, wholeMs: 300_000 };
const lingerMs = 2_000;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** An HTTP server with its limits set; a malformed request gets a 400 and its connection closed. */
export function createHttpServer(handle: Handler, readers = readerLimits): Server {
  const server = createServer({ ...limits, connectionsCheckingInterval: 5_000 }, (request, response) => {
    response.on('finish', () => hangUpLater(request));
    cutStalledReader(request, response, readers);
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

/** Nobody is cut while the answer is still being made. */
function cutStalledReader(
  { socket }: IncomingMessage,
  response: ServerResponse,
  { stallMs, wholeMs }: typeof readerLimits,
): void {
  const whole = setTimeout(() => socket.destroy(), wholeMs).unref();
  response.setTimeout(stallMs, () => {
    if (response.headersSent) socket.destroy();
  });
  response.on('close', () => {
    // Node calls an answer done that it has handed to its socket, which may still wait for the reader.
    if (socket.writableLength === 0) return clearTimeout(whole);
    socket.setTimeout(stallMs);
    for (const end of ['drain', 'close']) socket.once(end, () => clearTimeout(whole));
  });
  // What is piped into an answer goes on holding its file open when the answer ends early.
  response.on('pipe', (source: Readable) => response.on('close', () => source.destroy()));
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

const missing = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** A server for each address; only the first must be there, since not every machine has IPv6. */
export async function listenOn(
  [first = '', ...others]: readonly string[],
  port: number,
  make: () => Server,
): Promise<{ servers: Server[]; port: number }> {
  const servers = [make()];
  const actual = await listen(servers[0] as Server, port, first);
  for (const host of others) {
    const server = make();
    try {
      await listen(server, actual, host);
      servers.push(server);
    } catch (error) {
      if (!missing.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return { servers, port: actual };
}

/** Stops accepting, lets what runs finish, and closes the rest after ten seconds. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(timer);
}
