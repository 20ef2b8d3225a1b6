import { readFileSync } from 'node:fs';
import { problemsIn } from '@/tests/problemsIn';
import { production } from '@/tests/production';
import { parseServerEnv, serverEnvSchema } from './serverEnv';

const problemsOf = (source: Record<string, string>) => problemsIn(() => parseServerEnv(source));

test('development needs no variable at all', () => {
  expect(parseServerEnv({})).toMatchObject({ APP_ENV: 'development', PORT: 3000, DATA_DIR: '.data' });
});

test('an empty variable counts as not set', () => {
  expect(parseServerEnv({ PORT: '', MONGODB_URI: '' })).toMatchObject({ PORT: 3000 });
});

test('production makes up no secret: each missing one is named', () => {
  const problems = problemsOf({ APP_ENV: 'production' });
  expect(problems).toContain('SESSION_SECRET must be set in production');
  expect(problems).toContain('DATA_KEYS must be set in production');
  expect(problems).toContain('LOOKUP_KEY must be set in production');
  expect(problemsOf(production)).toEqual([]);
});

test.each(Object.keys(production).filter((name) => name !== 'APP_ENV'))(
  'production does not start without %s',
  (name) => {
    const [problem] = problemsOf({ ...production, [name]: '' });
    expect(problem).toMatch(new RegExp(`^${name} must be set`));
  },
);

const addresses = Object.keys(serverEnvSchema.fields).filter((name) => name.endsWith('_URL'));

test.each(addresses)('in production %s is encrypted, on this machine too', (name) => {
  const scheme = name === 'SMTP_URL' ? 'ftp' : 'http';
  for (const host of ['provider.example', '127.0.0.1:8080', 'localhost'])
    expect(problemsOf({ ...production, [name]: `${scheme}://${host}` })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must (be a URL starting|start) with (https|smtp)`)),
    ]);
});

test.each(addresses.filter((name) => !name.startsWith('TAGS_') && name !== 'SMTP_URL'))(
  'elsewhere a stand-in for %s may answer on this machine',
  (name) => {
    expect(problemsOf({ ...production, APP_ENV: 'test', [name]: 'http://127.0.0.1:8080' })).toEqual([]);
  },
);

test('no option in its address makes mail less safe', () => {
  const options = ['tls.rejectUnauthorized=false', 'ignoreTLS=true', 'requireTLS=false'];
  for (const option of options)
    expect(problemsOf({ ...production, SMTP_URL: `smtps://mail.example?${option}` })).toHaveLength(1);
});

test.each(Object.keys(serverEnvSchema.fields))('what is wrong with %s is told without its value', (name) => {
  for (const value of ['sample-secret', 'sample secret://ops:sample@x?', '9e99sample'])
    for (const APP_ENV of ['production', 'development']) {
      const told = problemsOf({ ...production, APP_ENV, [name]: value }).join('\n');
      expect(told).not.toMatch(/sample|9e99/);
    }
});

test.each(['https://', 'https://health .example'])('%j is not the address of a site', (SITE_URL) => {
  expect(problemsOf({ ...production, SITE_URL })).toEqual(['SITE_URL is not a whole address']);
});

test.each([
  'https://health.example/site',
  'https://health.example/?from=mail',
  'https://health.example/#top',
  'https://ops@health.example',
])('the site does not stand at %s: links would lead elsewhere', (SITE_URL) => {
  expect(problemsOf({ ...production, SITE_URL })).toEqual([
    'SITE_URL must be a host alone, without a path: https://host',
  ]);
  expect(problemsOf({ ...production, SITE_URL: 'https://health.example:8443/' })).toEqual([]);
});

test.each([
  'mongodb://db.example',
  'mongodb://ops:p%40ss@db1.example:27017,db2.example:27018/site?replicaSet=rs&appName=a@b',
  'mongodb+srv://db.example/site',
  'mongodb://[::1]:27017/site',
  'mongodb://%2Ftmp%2Fstore.sock/site',
])('%s names a database', (MONGODB_URI) => {
  expect(problemsOf({ MONGODB_URI })).toEqual([]);
});

test('two data keys have two ids: of one, the second would open nothing', () => {
  const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
  expect(problemsOf({ DATA_KEYS: `${key('k2026', 1)},${key('k2027', 2)}` })).toEqual([]);
  expect(problemsOf({ DATA_KEYS: `${key('k2026', 1)},${key('k2026', 2)}` })).toEqual([
    'DATA_KEYS has two keys of one id: only the first would open anything',
  ]);
});

test('half a provider is none', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://mail.example' })).toEqual(['MAIL_FROM must be set beside SMTP_URL']);
});

test.each([
  ['PORT', 'seventy'],
  ['PORT', '70000'],
  ['APP_ENV', 'prod'],
  ['MONGODB_URI', 'http://db.example'],
  ['MONGODB_URI', 'mongodb://'],
  ['MONGODB_URI', 'mongodb:///site'],
  ['MONGODB_URI', 'mongodb://ops:sample@/site'],
  ['MONGODB_URI', 'mongodb://db1.example,/site'],
  ['MONGODB_URI', 'mongodb://db.example:70000/site'],
  ['HTTPS_PROXY', 'http://proxy.example:70000'],
  ['CLAMD_ADDRESS', 'clamd.example:70000'],
  ['SESSION_SECRET', 'short'],
  ['TAGS_PSBU_URL', 'http://tags.example/psbu.js'],
  ['DATA_KEYS', 'k1:too-short'],
  ['LOOKUP_KEY', 'too-short'],
  ['TRUSTED_PROXIES', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['RAZORPAY_URL', 'ftp://razorpay.example'],
  ['MSG91_TEMPLATES', 'sample'],
])('%s=%s stops the start', (name, value) => {
  expect(problemsOf({ [name]: value })).toHaveLength(1);
});

test('every problem is told at once', () => {
  expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', APP_ENV: 'prod' })).toHaveLength(3);
});

test('.env.example describes exactly the variables that are read, with values that pass', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const variables = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/s));
  expect(variables.map(([name]) => name).sort()).toEqual(Object.keys(serverEnvSchema.fields).sort());
  expect(problemsOf(Object.fromEntries(variables.map(([name, value]) => [name, value ?? ''])))).toEqual([]);
});
