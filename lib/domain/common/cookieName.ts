/** The cookies' names; over TLS a prefix binds each to its host. */
export type CookieName = 'first' | 'known' | 'rj' | 'session' | 'staff' | 'verified';

/** Safari takes `__Host-` and `Secure` over TLS alone, on localhost too. */
export function cookieName(name: CookieName, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : `sukhayu-${name}`;
}
