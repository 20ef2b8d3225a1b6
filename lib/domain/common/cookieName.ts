/** Who is who; over TLS each is bound to its host by the prefix. */
export type CookieName = 'first' | 'known' | 'rj' | 'session' | 'staff' | 'verified';

/** Safari takes `__Host-` and `Secure` over TLS alone, on localhost too. */
export function cookieName(name: CookieName, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : `sukhayu-${name}`;
}
