import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isDraining } from '@/lib/server/draining';
import { cutSlowReaders, type ReaderLimits } from './cutSlowReaders';

/** Milliseconds. */
const limits = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};
const drainMs = 10_000;
const sweepMs = 100;
const readerLimits: ReaderLimits = { stallMs: 20_000, wholeMs: 300_000 };
const lingerMs = 2_000;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** Called at the close of each answer. `startedAt` is a time of `performance.now()`. */
export type Answered = (request: IncomingMessage, response: ServerResponse, startedAt: number) => void;
type Options = { limitsOfReaders?: ReaderLimits; answered?: Answered | undefined };

/** A malformed request gets a 400 and a closed connection. */
export function createHttpServer(handle: Handler, options: Options = {}): Server {
  const { limitsOfReaders = readerLimits, answered } = options;
  const server = createServer({ ...limits, connectionsCheckingInterval: 5_000 }, (request, response) => {
    // Ends a balancer's persistent connections before this server stops.
    if (isDraining()) response.setHeader('Connection', 'close');
    const startedAt = performance.now();
    readers.begin(response, startedAt);
    // One listener does both: V8 moves an array of two to its old space, which keeps all that it references for long.
    response.on('close', () => {
      readers.end(response);
      hangUpLater(request);
      answered?.(request, response, startedAt);
    });
    leaveOutRefusedCodings(request);
    // Only paths are served, neither `*` nor absolute URLs.
    if (request.url?.startsWith('/') && hasOneHost(request)) handle(request, response);
    else response.writeHead(400, { Connection: 'close' }).end();
  });
  const readers = cutSlowReaders(server, limitsOfReaders);
  server.maxRequestsPerSocket = 10_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    // Node's time limits end with the answer, so a client that goes on sending would keep the connection open.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
  return server;
}

/** With two Host headers, a proxy may use one and this server the other. */
const hasOneHost = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === 'host').length <= 1;

/** `br;q=0` means that the client refuses brotli. */
const refusedCoding = /;\s*q=0(?:\.0*)?\s*$/i;

/** Leaves refused codings out of Accept-Encoding, since its readers, sirv among them, look for a name alone. */
function leaveOutRefusedCodings({ headers }: IncomingMessage): void {
  const codings = headers['accept-encoding']?.split(',').filter((coding) => !refusedCoding.test(coding));
  if (codings) headers['accept-encoding'] = codings.join(',');
}

/** Lets an answered upload end briefly, then closes its connection. */
function hangUpLater(request: IncomingMessage): void {
  if (request.complete) return;
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, lingerMs).unref();
}

/** Rejects with Node's own error. */
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

/** Only the first address is required: not every machine has IPv6. */
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

/** Stops accepting, and closes what runs after ten seconds. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A balancer keeps its connection after the last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}
