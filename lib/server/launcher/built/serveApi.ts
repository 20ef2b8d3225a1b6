import type { IncomingMessage, ServerResponse } from 'node:http';
import { UNKNOWN_PATH } from './apiFiles';
import type { Handler } from '@/lib/server/launcher/httpServer';

/** Generated from `pages/api` by the build (`scripts/bundle.ts`). */
export type ApiRoutes = ReadonlyMap<
  string,
  (request: IncomingMessage, response: ServerResponse) => Promise<void>
>;

/** Every path below /api, and the rewrites to it. */
export function createApiServer(routes: ApiRoutes, aliases: Readonly<Record<string, string>>): Handler {
  const unknown = routes.get(UNKNOWN_PATH);
  if (!unknown) throw new Error(`The build has no ${UNKNOWN_PATH}.`);
  return (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    const handler = routes.get(aliases[pathname] ?? pathname) ?? unknown;
    void handler(request, response);
  };
}
