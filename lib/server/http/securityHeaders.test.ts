import { securityHeaders } from './securityHeaders';

const production = securityHeaders({ isDevelopment: false });

test.each([
  "script-src 'self';",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "connect-src 'self';",
])('the policy says %s', (rule) => {
  expect(production['Content-Security-Policy']).toContain(rule);
});

test('transport security holds a year or more, for subdomains too', () => {
  const [, seconds] =
    /max-age=(\d+); includeSubDomains/.exec(production['Strict-Transport-Security'] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
});

test('only development may evaluate text as script', () => {
  expect(JSON.stringify(production)).not.toContain('unsafe-eval');
  expect(securityHeaders({ isDevelopment: true })['Content-Security-Policy']).toContain("'unsafe-eval'");
});

test('only the origin of a tag that is configured for the page may send a script, and nothing else of it is let in', () => {
  const tag = 'https://tags.example/psbu.js?id=1';
  const policy = securityHeaders({ isDevelopment: false, tag })['Content-Security-Policy'];
  expect(policy).toContain("script-src 'self' https://tags.example;");
  expect(policy).toContain("frame-src 'none'");
  expect(policy).toContain("default-src 'self';");
});
