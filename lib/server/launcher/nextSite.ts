import type { ServerEnv } from '@/lib/config/serverEnv';
import { createHeadersFor } from './headersFor';
import type { Site } from './site';

/** Development mode: Next compiles on demand. */
export async function openNextSite(env: ServerEnv, root: string): Promise<Site> {
  // Next reads NODE_ENV when it is loaded.
  Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' });
  const { default: createNext } = await import('next');
  const next = createNext({ dev: true, dir: root, port: env.PORT, hostname: env.HOST ?? 'localhost' });
  await next.prepare();
  const answer = next.getRequestHandler();
  const upgrade = next.getUpgradeHandler();
  const headersFor = createHeadersFor(env, true);
  return {
    handle: (request, response) => {
      for (const [name, value] of headersFor(request.url ?? '/')) response.setHeader(name, value);
      void answer(request, response);
    },
    upgrade: (request, socket, head) => void upgrade(request, socket, head),
    close: () => next.close(),
  };
}
