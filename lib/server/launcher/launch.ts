import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ServerEnv } from '@/lib/config/serverEnv';
import { endWithStore } from './endWithStore';
import { checkTemplates, hostsOf, readConfiguration, startDatabase } from './environment';
import { createErrorPages, type SendErrorPage } from './errorPages';
import { explain } from './explain';
import { createHeadersFor } from './headersFor';
import { createHttpServer, drain, type Handler, listenOn } from './httpServer';
import { refuseSampleStaff } from '@/lib/server/samples/sampleStaff';
import { createStaticServer, type ServeStatic } from './serveStatic';
import { readStaticSite } from './staticSite';
import { welcome } from './welcome';

type LaunchOptions = { isDevelopment: boolean; root: string };

/** Starts the site; whatever goes wrong ends with a sentence that says what to do, and exit code 1. */
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
  const [store, next] = await Promise.all([
    startDatabase(env, root).then(endWithStore),
    prepareNext(env, { isDevelopment, root }),
  ]);
  await refuseSampleStaff(env);
  if (env.APP_ENV === 'development') await seed();
  const answer = next.getRequestHandler();
  const upgrade = next.getUpgradeHandler();
  const built = isDevelopment ? undefined : await readBuilt(root, env);
  const handle = createSiteHandler({ answer, built, isDevelopment, env });
  const { servers, port } = await listenOn(hostsOf(env), env.PORT, () => {
    const server = createHttpServer(handle);
    return isDevelopment
      ? server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head))
      : server;
  });
  const { startJobs } = await import('../worker/jobs');
  const worker = startJobs();
  const stop = async () => {
    await Promise.all([...servers.map(drain), worker.stop()]);
    await next.close();
    await store?.stop();
    process.exit(0);
  };
  onceOnSignal(stop);
  process.stdout.write(welcome({ port, isEmbedded: store !== undefined, env }));
}

async function prepareNext({ PORT, HOST = 'localhost' }: ServerEnv, { isDevelopment, root }: LaunchOptions) {
  // Next reads NODE_ENV when it is loaded.
  Object.assign(process.env, {
    NODE_ENV: isDevelopment ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  const { default: createNext } = await import('next');
  const next = createNext({ dev: isDevelopment, dir: root, port: PORT, hostname: HOST });
  await next.prepare();
  return next;
}

type Built = { serveStatic: ServeStatic; sendErrorPage: SendErrorPage };

async function readBuilt(root: string, env: ServerEnv): Promise<Built> {
  const site = await readStaticSite(path.join(root, '.next'));
  const sendErrorPage = createErrorPages(site.folder);
  const isProduction = env.APP_ENV === 'production';
  return { serveStatic: createStaticServer(site, { sendErrorPage, isProduction }), sendErrorPage };
}

type SiteHandler = {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  built?: Built;
  isDevelopment: boolean;
  env: ServerEnv;
};

function createSiteHandler({ answer, built, isDevelopment, env }: SiteHandler): Handler {
  const headersFor = createHeadersFor(env, isDevelopment);
  return (request, response) => {
    for (const [name, value] of headersFor(request.url ?? '/')) response.setHeader(name, value);
    if (!built) return void answer(request, response);
    const fail = (error: unknown) =>
      response.headersSent
        ? response.destroy()
        : built.sendErrorPage(request, response, { page: 'serverError', status: 500, error });
    try {
      built.serveStatic(request, response, () => void answer(request, response).catch(fail));
    } catch (error) {
      fail(error);
    }
  };
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

/** Sample data is for looking around: tests make their own, production has none. */
async function seed(): Promise<void> {
  const { ensureSampleData } = await import('../samples/sampleData');
  await ensureSampleData();
}
