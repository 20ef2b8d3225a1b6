import { pathIn } from '@/lib/i18n/locales';
import type { ServerEnv } from '@/lib/config/serverEnv';
import { createHeadersFor } from './headersFor';
import { createHospitalPages } from './hospitalPages';
import type { Site } from './site';

/** A header that asks for a page unfilled, as Next renders it. */
const AS_BUILT = 'x-as-built';

/** Opens the site in development mode, where Next compiles on demand. */
export async function openNextSite(env: ServerEnv, root: string): Promise<Site> {
  // Next reads NODE_ENV when it is loaded.
  Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' });
  const { default: createNext } = await import('next');
  const next = createNext({ dev: true, dir: root, port: env.PORT, hostname: env.HOST ?? 'localhost' });
  await next.prepare();
  const answer = next.getRequestHandler();
  const upgrade = next.getUpgradeHandler();
  const headersFor = createHeadersFor(env, true);
  const serveHospitals = createHospitalPages({
    readShell: async (shell, locale) => {
      const url = `http://localhost:${env.PORT}${pathIn(locale, `/network-hospitals/${shell}`)}`;
      return (await fetch(url, { headers: { [AS_BUILT]: '1' } })).text();
    },
    onError: (_error, _request, response) => response.destroy(),
  });
  return {
    handle: (request, response) => {
      for (const [name, value] of headersFor(request.url ?? '/')) response.setHeader(name, value);
      const goOn = () => void answer(request, response);
      if (request.headers[AS_BUILT]) goOn();
      else serveHospitals(request, response, goOn);
    },
    upgrade: (request, socket, head) => void upgrade(request, socket, head),
    close: () => next.close(),
  };
}
