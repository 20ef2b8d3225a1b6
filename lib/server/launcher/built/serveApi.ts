import type { IncomingMessage, ServerResponse } from 'node:http';
import { UNKNOWN_PATH } from './apiFiles';
import type { Handler } from '@/lib/server/launcher/httpServer';

type ApiModule = { default: (request: IncomingMessage, response: ServerResponse) => Promise<void> };

/** Generated from `pages/api` by the build (`scripts/bundle.ts`); each is loaded when first asked for. */
export type ApiRoutes = ReadonlyMap<string, Load>;
type Load = () => Promise<ApiModule>;

type Options = {
  aliases: Readonly<Record<string, string>>;
  /** Answers when a route's file could not be read, perhaps because too many are open. The process goes on. */
  onError: (error: unknown, request: IncomingMessage, response: ServerResponse) => void;
};

/** Serves every path below /api, and the addresses that are rewritten to it. */
export function createApiServer(routes: ApiRoutes, { aliases, onError }: Options): Handler {
  const unknown = routes.get(UNKNOWN_PATH);
  if (!unknown) throw new Error(`The build has no ${UNKNOWN_PATH}.`);
  const loaded = new Map<Load, ApiModule['default']>();
  return (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    const load = routes.get(aliases[pathname] ?? pathname) ?? unknown;
    const known = loaded.get(load);
    if (known) return void known(request, response);
    void load().then(
      ({ default: handler }) => {
        loaded.set(load, handler);
        return handler(request, response);
      },
      (error: unknown) => onError(error, request, response),
    );
  };
}
