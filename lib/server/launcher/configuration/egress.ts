import type { ServerEnv } from '@/lib/config/serverEnv';

/** The site's own addresses never leave through a proxy. */
const OWN = ['localhost', '127.0.0.1', '[::1]'];

/** Sends every `fetch` of this process through the proxy; loaded where there is one alone. */
export async function useEgressProxy({ HTTPS_PROXY, NO_PROXY }: ServerEnv): Promise<void> {
  if (HTTPS_PROXY === undefined) return;
  const { EnvHttpProxyAgent, setGlobalDispatcher } = await import('undici');
  const noProxy = [NO_PROXY, ...OWN].filter(Boolean).join(',');
  setGlobalDispatcher(new EnvHttpProxyAgent({ httpProxy: '', httpsProxy: HTTPS_PROXY, noProxy }));
}
