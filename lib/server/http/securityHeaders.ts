const year = 31_536_000;

type Options = {
  isDevelopment: boolean;
  /** Whether the page may ask for the visitor's location. */
  hasLocation?: boolean;
  gateway?: string;
  tag?: string;
};

export function securityHeaders({
  isDevelopment,
  hasLocation,
  gateway,
  tag,
}: Options): Record<string, string> {
  const foreign = tag === undefined ? '' : ` ${new URL(tag).origin}`;
  // Fonts and workers follow the default, to save bytes: each answer carries these, and home must fit the first round
  // trip (decision 028).
  const policy = {
    'default-src': "'self'",
    // Next's development server uses eval and a web socket.
    'script-src': (isDevelopment ? "'self' 'unsafe-eval' 'unsafe-inline'" : "'self'") + foreign,
    'connect-src': (isDevelopment ? "'self' ws: wss:" : "'self'") + foreign,
    // Emotion's styles in prerendered pages carry no nonce (docs/decisions/004-content-security-policy.md).
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data:${foreign}`,
    'object-src': "'none'",
    'frame-src': "'none'",
    'base-uri': "'none'",
    'form-action': gateway ? `'self' ${gateway}` : "'self'",
    'frame-ancestors': "'none'",
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `camera=(), geolocation=(${hasLocation ? 'self' : ''}), microphone=(), payment=(), usb=()`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
