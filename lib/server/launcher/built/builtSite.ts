import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ServerEnv } from '@/lib/config/serverEnv';
import { createErrorPages } from './errorPages';
import { createHeadersFor } from '@/lib/server/launcher/headersFor';
import { createHospitalPages } from '@/lib/server/launcher/hospitalPages';
import { type ApiRoutes, createApiServer } from './serveApi';
import { createStaticServer } from './serveStatic';
import { notePage } from '@/lib/server/telemetry/notePage';
import type { Site } from '@/lib/server/launcher/site';
import { readStaticSite } from './staticSite';

/** Opens the prerendered pages and the bundled API, without loading Next. */
export async function openBuiltSite(
  env: ServerEnv,
  { root, routes }: { root: string; routes: ApiRoutes },
): Promise<Site> {
  const site = await readStaticSite(path.join(root, '.next'));
  const sendErrorPage = createErrorPages(site.folder);
  const isProduction = env.APP_ENV === 'production';
  const origin = env.SITE_URL && new URL(env.SITE_URL).origin;
  const serveStatic = createStaticServer(site, { sendErrorPage, isProduction, origin });
  const headersFor = createHeadersFor(env, false);
  const serveHospitals = createHospitalPages({
    origin,
    readShell: (shell, locale) =>
      readFile(path.join(site.folder, `pages/${locale}/network-hospitals/${shell}.html`), 'utf8'),
    onError: (error, request, response) => fail(error, request, response),
  });
  const fail = (error: unknown, request: IncomingMessage, response: ServerResponse): void => {
    if (response.headersSent) response.destroy();
    else sendErrorPage(request, response, { page: 'serverError', status: 500, error });
  };

  const serveApi = createApiServer(routes, { aliases: site.apiAliases, onError: fail });

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of headersFor(request.url ?? '/')) response.setHeader(name, value);
    try {
      serveHospitals(request, response, () =>
        serveStatic(request, response, () => serveApi(request, response)),
      );
    } catch (error) {
      fail(error, request, response);
    }
  };
  return { handle, answered: notePage, close: () => Promise.resolve() };
}
