import { launchOrExplain } from '@/lib/server/launcher/launch';
import { openBuiltSite } from './builtSite';
import { clearUpAfterStart } from './clearUp';
import type { ApiRoutes } from './serveApi';

/** Entry of the bundle. */
export async function launchBuilt(root: string, routes: ApiRoutes): Promise<void> {
  await launchOrExplain({ root, openSite: (env) => openBuiltSite(env, { root, routes }) });
  clearUpAfterStart();
}
