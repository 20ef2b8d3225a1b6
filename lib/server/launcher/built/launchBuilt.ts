import { launchOrExplain } from '../launch';
import { openBuiltSite } from './builtSite';
import type { ApiRoutes } from './serveApi';

/** Entry of the bundle. */
export function launchBuilt(root: string, routes: ApiRoutes): Promise<void> {
  return launchOrExplain({ root, openSite: (env) => openBuiltSite(env, { root, routes }) });
}
