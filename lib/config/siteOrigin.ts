import { brand } from '@/lib/brand';

/** The origin in built pages. A server with a `SITE_URL` replaces it (lib/server/launcher/built/pageStore.ts). */
export const builtOrigin = `https://${brand.domain}`;

/** The origin of canonical, share and structured-data links. The browser reads what the server wrote into the page. */
export function siteOrigin(): string {
  if (typeof document === 'undefined') return builtOrigin;
  return document.documentElement.dataset['site'] ?? builtOrigin;
}
