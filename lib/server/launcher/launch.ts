import type { ServerEnv } from '@/lib/config/serverEnv';
import { useEgressProxy } from './configuration/egress';
import { endOnError, outliveFullLog } from './endOnError';
import { endWithStore } from './endWithStore';
import { checkTemplates, hostsOf, readConfiguration, startDatabase } from './configuration/environment';
import { explain } from './configuration/explain';
import { createHttpServer, drain, listenOn } from './httpServer';
import { endOnSignal, shutDownOnSignal } from './shutDown';
import { refuseOtherHosts } from './ownHosts';
import { refuseWrongStaff } from '@/lib/server/samples/sampleStaff';
import type { Site } from './site';
import type { Worker } from '@/lib/server/worker/worker';
import { isDraining } from '@/lib/server/draining';
import { notReady, READY, welcome } from './welcome';

type LaunchOptions = { root: string; openSite: (env: ServerEnv) => Promise<Site> };

/** People are answered before the jobs' code is loaded. */
const JOBS_AFTER_MS = 500;

/** On failure prints a readable sentence and exits with code 1. */
export async function launchOrExplain(options: LaunchOptions): Promise<void> {
  endOnSignal();
  outliveFullLog();
  try {
    await launch(options);
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`);
    process.exit(1);
  }
}

async function launch({ root, openSite }: LaunchOptions): Promise<void> {
  const env = readConfiguration(root);
  await useEgressProxy(env);
  await checkTemplates(env);
  const [store, site] = await Promise.all([
    startDatabase(env, root)
      .then(endWithStore)
      .then((opened) => beginToConnect(opened, env)),
    openSite(env),
  ]);
  await refuseWrongStaff(env);
  if (env.APP_ENV === 'development') await seed();
  const stopMetrics = await startMetrics(env);
  const handle = refuseOtherHosts(site.handle, env);
  const { servers, port } = await listenOn(hostsOf(env), env.PORT, () => {
    const server = createHttpServer(handle, { answered: site.answered });
    return site.upgrade ? server.on('upgrade', site.upgrade) : server;
  });
  const stopJobs = startJobsLater();
  const close = async () => {
    await Promise.all([...servers.map(drain), stopJobs()]);
    await stopMetrics?.();
    await site.close();
    await store?.stop();
  };
  endOnError(close);
  shutDownOnSignal(env.DRAIN_SECONDS, close);
  process.stdout.write(welcome({ port, isEmbedded: store !== undefined, env }));
  void tellReadiness();
}

/**
 * Begins to connect, and doesn't wait. A failure is no reason to end, since the next request connects again. In
 * development the samples are the first to use the connection, and they close it.
 */
function beginToConnect<Store>(store: Store, { APP_ENV }: ServerEnv): Store {
  void import('@/lib/server/database/db')
    .then(({ connectDatabase }) => connectDatabase({ isUnhurried: APP_ENV === 'development' }))
    .catch(() => undefined);
  return store;
}

/** Says whether balancers may send requests, as `/api/health/ready` does. Nobody waits for it. */
async function tellReadiness(): Promise<void> {
  const { checkReadiness } = await import('@/lib/server/services/site/readiness');
  try {
    await checkReadiness();
    process.stdout.write(READY);
  } catch (error) {
    if (!isDraining()) process.stderr.write(notReady(explain(error)));
  }
}

/** Starts the jobs a little later, and returns what stops them. */
function startJobsLater(): () => Promise<void> {
  let worker: Worker | undefined;
  const timer = setTimeout(() => {
    void import('@/lib/server/worker/jobs').then(({ startJobs }) => (worker = startJobs()));
  }, JOBS_AFTER_MS);
  return async () => {
    clearTimeout(timer);
    await worker?.stop();
  };
}

/** Serves metrics if a port is set for them; otherwise their code isn't loaded. */
async function startMetrics({ METRICS_PORT, METRICS_HOST }: ServerEnv) {
  if (METRICS_PORT === undefined) return undefined;
  const { serveMetrics } = await import('@/lib/server/telemetry/metricsServer');
  return (await serveMetrics({ port: METRICS_PORT, host: METRICS_HOST })).stop;
}

/** Adds sample data. Not called in tests and production. */
async function seed(): Promise<void> {
  const { ensureSampleData } = await import('@/lib/server/samples/sampleData');
  await ensureSampleData();
}
