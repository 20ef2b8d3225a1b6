import { brand } from '@/lib/brand';

/** As built. A server with a `SITE_URL` writes that in its place (lib/server/launcher/built/pageStore.ts). */
export const builtOrigin = `https://${brand.domain}`;

/** Of canonical, share and structured-data links. On the client, as the server wrote it into the page. */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return builtOrigin;
  return document.documentElement.dataset['site'] ?? builtOrigin;
}
