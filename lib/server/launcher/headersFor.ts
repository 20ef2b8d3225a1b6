import type { ServerEnv } from '@/lib/config/serverEnv';
import { paths } from '@/lib/config/paths';
import { tagSetOf } from '@/lib/config/tagPages';
import { securityHeaders } from '@/lib/server/http/securityHeaders';
import { gatewayOrigin } from './configuration/environment';

type Headers = readonly (readonly [string, string])[];

const hospitals = new RegExp(`^(/(hi|ta))?${paths.hospitals}([?]|$)`);

/** The policy names a tag's origin only on pages that may load it, and lets one page ask for a location. */
export function createHeadersFor(env: ServerEnv, isDevelopment: boolean): (url: string) => Headers {
  const gateway = gatewayOrigin(env);
  const withTag = (tag: string | undefined) =>
    Object.entries(securityHeaders({ isDevelopment, tag, gateway }));
  const withLocation = Object.entries(securityHeaders({ isDevelopment, hasLocation: true, gateway }));
  const withTags = {
    site: withTag(env.TAGS_URL),
    psbu: withTag(env.TAGS_PSBU_URL),
    none: withTag(undefined),
  };
  return (url) => {
    // No page is below /api, so its many small answers skip the search.
    if (url.startsWith('/api/')) return withTags.none;
    return hospitals.test(url) ? withLocation : withTags[tagSetOf(url) ?? 'none'];
  };
}
