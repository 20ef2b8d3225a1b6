import type { ServerEnv } from '@/lib/config/serverEnv';
import { tagSetOf } from '@/lib/config/tagPages';
import { securityHeaders } from '../http/securityHeaders';
import { gatewayOrigin } from './environment';

type Headers = readonly (readonly [string, string])[];

/** The policy names a tag's origin only on pages that may load it. */
export function createHeadersFor(env: ServerEnv, isDevelopment: boolean): (url: string) => Headers {
  const withTag = (tag: string | undefined) =>
    Object.entries(securityHeaders({ isDevelopment, tag, gateway: gatewayOrigin(env) }));
  const headers = { site: withTag(env.TAGS_URL), psbu: withTag(env.TAGS_PSBU_URL), none: withTag(undefined) };
  return (url) => headers[tagSetOf(url) ?? 'none'];
}
