import { serverEnv } from '@/lib/config/serverEnv';
import { callProvider } from './callProvider';

/**
 * `GET /api/NAME` of the content server, which answers `{ data }`. Undefined while none is configured; rejects with
 * ProviderError. The token is one for reading alone.
 */
export async function askStrapi(name: string, locale: string): Promise<unknown> {
  const { STRAPI_URL, STRAPI_TOKEN } = serverEnv();
  if (!STRAPI_URL) return undefined;
  const url = new URL(`/api/${name}`, STRAPI_URL);
  url.searchParams.set('locale', locale);
  return callProvider('Strapi', url.href, {
    method: 'GET',
    ...(STRAPI_TOKEN && { headers: { Authorization: `Bearer ${STRAPI_TOKEN}` } }),
  });
}
