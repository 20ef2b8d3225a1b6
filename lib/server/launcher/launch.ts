import type { ServerEnv } from '@/lib/config/serverEnv';
import { endWithStore } from './endWithStore';
import { checkTemplates, hostsOf, readConfiguration, startDatabase } from './environment';
import { explain } from './explain';
import { createHttpServer, drain, listenOn } from './httpServer';
import { refuseSampleStaff } from '@/lib/server/samples/sampleStaff';
import type { Site } from './site';
import { welcome } from './welcome';

type LaunchOptions = { isDevelopment: boolean; root: string };

/** On failure prints a readable sentence and exits with code 1. */
export async function launchOrExplain(options: LaunchOptions): Promise<void> {
  try {
    await launch(options);
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`);
    process.exit(1);
  }
}

async function launch({ isDevelopment, root }: LaunchOptions): Promise<void> {
  const env = readConfiguration(root);
  await checkTemplates(env);
  const [store, site] = await Promise.all([
    startDatabase(env, root).then(endWithStore),
    openSite({ env, isDevelopment, root }),
  ]);
  await refuseSampleStaff(env);
  if (env.APP_ENV === 'development') await seed();
  const { servers, port } = await listenOn(hostsOf(env), env.PORT, () => {
    const server = createHttpServer(site.handle);
    return site.upgrade ? server.on('upgrade', site.upgrade) : server;
  });
  const { startJobs } = await import('../worker/jobs');
  const worker = startJobs();
  const stop = async () => {
    await Promise.all([...servers.map(drain), worker.stop()]);
    await site.close();
    await store?.stop();
    process.exit(0);
  };
  onceOnSignal(stop);
  process.stdout.write(welcome({ port, isEmbedded: store !== undefined, env }));
}

async function openSite({ env, isDevelopment, root }: LaunchOptions & { env: ServerEnv }): Promise<Site> {
  if (isDevelopment) return (await import('./nextSite')).openNextSite(env, root);
  return (await import('./built/builtSite')).openBuiltSite(env, root);
}

function onceOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop();
    });
  }
}

/** Not in tests and production. */
async function seed(): Promise<void> {
  const { ensureSampleData } = await import('../samples/sampleData');
  await ensureSampleData();
}
