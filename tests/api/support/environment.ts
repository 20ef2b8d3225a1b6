// Secrets for tests only.
process.env['SESSION_SECRET'] ||= 'test-session-secret-of-the-api-tests-0001';
process.env['DATA_KEYS'] ||=
  'new1:AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=,old1:AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI=';
process.env['LOOKUP_KEY'] ||= 'AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwM=';
process.env['LOG_LEVEL'] ||= 'silent';
// With TLS, so that cookies are those of production.
process.env['SITE_URL'] ||= 'https://www.sukhayu.example';
Object.assign(process.env, { APP_ENV: 'test' });
