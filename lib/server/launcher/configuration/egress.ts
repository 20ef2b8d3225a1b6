import type { Pool } from 'undici';
import type { ServerEnv } from '@/lib/config/serverEnv';

/** The site's own addresses never leave through a proxy. */
const OWN = ['localhost', '127.0.0.1', '[::1]'];

/** Sends every `fetch` of this process through the proxy. Its code is loaded only if there is one. */
export async function useEgressProxy({ HTTPS_PROXY, NO_PROXY }: ServerEnv): Promise<void> {
  if (HTTPS_PROXY === undefined) return;
  const { EnvHttpProxyAgent, Pool, setGlobalDispatcher } = await import('undici');
  const noProxy = [NO_PROXY, ...OWN].filter(Boolean).join(',');
  const clientFactory = (origin: URL, options: object) => failingOnce(new Pool(origin, options));
  setGlobalDispatcher(
    new EnvHttpProxyAgent({ httpProxy: '', httpsProxy: HTTPS_PROXY, noProxy, clientFactory }),
  );
}

/**
 * Rethrows a proxy's refusal as another error: on its own error undici would ask for the tunnel again, at once and
 * without end.
 */
function failingOnce(proxy: Pool): Pool {
  const connect = proxy.connect.bind(proxy) as (options: object) => Promise<unknown>;
  const connectOrFail = (options: object) =>
    connect(options).catch((cause: unknown) => {
      throw new Error('The proxy leads nowhere', { cause });
    });
  return Object.assign(proxy, { connect: connectOrFail });
}
