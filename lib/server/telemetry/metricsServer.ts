import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { logger } from '@/lib/server/logger';
import { listen } from '@/lib/server/launcher/httpServer';
import { readFacts } from './facts';
import { createMetrics, type Metrics } from './metrics';

/** How long a scrape waits for the database before it answers with the previous values. */
const FACTS_MS = 500;
/** Others on this machine can connect too, so this leaves the site the file descriptors that its visitors need. */
const MOST_CONNECTIONS = 20;

type Options = { port: number; host: string };

/** Serves metrics on a port of its own, to which no balancer leads. */
export async function serveMetrics({ port, host }: Options, metrics = createMetrics()) {
  const refresh = oneAtATime(metrics);
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    const isWanted = request.method === 'GET' && request.url === '/metrics';
    if (!isWanted) return void response.writeHead(404).end();
    void Promise.race([refresh(), wait(FACTS_MS, undefined, { ref: false })])
      .then(() => metrics.registry.metrics())
      .then((text) => response.setHeader('Content-Type', metrics.registry.contentType).end(text))
      .catch((error: unknown) => {
        logger().error({ action: 'metrics', error });
        response.writeHead(500).end();
      });
  });
  server.maxConnections = MOST_CONNECTIONS;
  const actual = await listen(server, port, host);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: actual, stop };
}

/** Reads the facts once at a time, however many scrapers ask. */
function oneAtATime(metrics: Metrics): () => Promise<void> {
  let reading: Promise<void> | undefined;
  return () =>
    (reading ??= readFacts(metrics, new Date())
      .catch((error: unknown) => logger().warn({ action: 'metrics', error }))
      .finally(() => (reading = undefined)));
}
