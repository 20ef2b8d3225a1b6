import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { loadEnvConfig } from '@next/env';
import { parseServerEnv, type ServerEnv } from '@/lib/config/serverEnv';
import { problemsIn } from '@/tests/problemsIn';
import { production } from '@/tests/production';
import { readConfiguration } from './environment';

const exported = process.env;
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sukhayu-env-'));
  process.env = { PATH: exported.PATH, NODE_ENV: 'production' };
});
afterEach(() => {
  process.env = exported;
  rmSync(root, { recursive: true, force: true });
});

const write = (text: string, name = '.env') => writeFileSync(path.join(root, name), text);

/** Configuration as the API sees it, after Next's own loader has run. */
function asTheApiHasIt(): ServerEnv {
  jest.resetModules();
  jest.requireActual<{ loadEnvConfig: typeof loadEnvConfig }>('@next/env').loadEnvConfig(root, false);
  return parseServerEnv(process.env);
}

const problemsOf = () => problemsIn(() => readConfiguration(root));

const values = {
  ...production,
  MONGODB_URI: 'mongodb://sample:p$$word@db.example/site?replicaSet=rs',
  SESSION_SECRET: 'a sample secret with a # and more than 32 characters',
};
/** Values with # need quotes; one line has a comment. */
const productionFile = Object.entries(values)
  .map(([name, value], at) => (/#/.test(value) || at % 3 === 0 ? `${name}="${value}"` : `${name}=${value}`))
  .join('   # a remark\n');

test('with the values of production in .env the launcher and the API are both production, on one database', () => {
  write(productionFile);
  const launcher = readConfiguration(root);
  expect(launcher).toMatchObject(values);
  expect(asTheApiHasIt()).toEqual(launcher);
});

test('a mark that an editor puts before the first letter hides no name', () => {
  write(`\uFEFFLOG_LEVEL=warn\r\nPORT=3001`);
  expect(readConfiguration(root)).toMatchObject({ LOG_LEVEL: 'warn', PORT: 3001 });
});

test('money that is real is taken in production alone: elsewhere anybody can sign in as sample staff', () => {
  for (const name of ['RAZORPAY_KEY_ID', 'RAZORPAYX_KEY_ID']) {
    process.env = { PATH: exported.PATH, NODE_ENV: 'production' };
    for (const each of ['KEY_SECRET', 'WEBHOOK_SECRETS', 'ACCOUNT']) {
      const beside = name.replace('KEY_ID', each);
      process.env[beside] = 'sample';
    }
    process.env['RAZORPAYX_HOSPITALS'] = 'fa_sample';
    process.env[name] = 'rzp_test_sample';
    expect(problemsOf()).toEqual([]);
    process.env[name] = 'rzp_live_sample';
    expect(problemsOf()).toEqual([expect.stringContaining(`${name} is a live key`)]);
  }
});

test.each(['test', 'production'])('in %s metrics share no port with the site', (APP_ENV) => {
  write(productionFile);
  Object.assign(process.env, { APP_ENV, PORT: '9464', METRICS_PORT: '9464' });
  expect(problemsOf()).toEqual(['METRICS_PORT and PORT are both 9464: metrics have a port of their own']);
  process.env['METRICS_PORT'] = '9465';
  expect(problemsOf()).toEqual([]);
});

test('in production certificates are checked', () => {
  write(productionFile);
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  expect(problemsOf()).toEqual([
    'NODE_TLS_REJECT_UNAUTHORIZED must not be 0 in production: any server could pass for a provider',
  ]);
});

test('what is exported wins for both, an empty value too', () => {
  write(productionFile);
  Object.assign(process.env, { APP_ENV: 'development', MONGODB_URI: '', PORT: '4000' });
  const launcher = readConfiguration(root);
  expect(launcher).toMatchObject({ APP_ENV: 'development', PORT: 4000 });
  expect(launcher.MONGODB_URI).toBeUndefined();
  expect(asTheApiHasIt()).toEqual(launcher);
});

test('with APP_ENV=test neither sees anything of it: no database, no key, no provider', () => {
  write(productionFile);
  process.env['APP_ENV'] = 'test';
  const launcher = readConfiguration(root);
  for (const secret of ['MONGODB_URI', 'MSG91_AUTH_KEY', 'SMTP_URL', 'RAZORPAY_KEY_ID', 'SITE_URL'] as const)
    expect(launcher[secret]).toBeUndefined();
  expect(launcher.DATA_KEYS).toMatch(/^dev1:/);
  expect(asTheApiHasIt()).toEqual(launcher);
});

test('.env.example starts the site as it stands', () => {
  copyFileSync('.env.example', path.join(root, '.env'));
  expect(problemsOf()).toEqual([]);
  expect(asTheApiHasIt()).toMatchObject({ APP_ENV: 'development', PORT: 3000 });
});

const hidden = 'sample-secret';

test.each([
  ['a name without a value', hidden],
  ['a colon', `SESSION_SECRET: ${hidden}`],
  ['a small letter', `Session_Secret=${hidden}`],
  ['export', `export SESSION_SECRET=${hidden}`],
  ['spaces around', `SESSION_SECRET = ${hidden}`],
  ['a quote that is not closed', `SESSION_SECRET="${hidden}`],
  ['words after the quotes', `SESSION_SECRET="${hidden}" ${hidden}`],
  ['a # that would cut the value', `SESSION_SECRET=${hidden}#${hidden}`],
  ['backticks', `SESSION_SECRET=\`${hidden}\``],
  ['a name twice', `SESSION_SECRET=${hidden}`, `SESSION_SECRET=${hidden}`],
])('a slip in .env stops the start with its line, and tells no value: %s', (_what, ...lines) => {
  write(`PORT=3000\n${lines.join('\n')}\n`);
  const [problem = '', ...more] = problemsOf();
  expect(more).toEqual([]);
  expect(problem).toMatch(new RegExp(`^\\.env, line ${lines.length + 1}: `));
  expect(problem).not.toContain(hidden);
});

test.each([
  ['APP_ENV=prod', 'APP_ENV must be one of the following values: development, test, production'],
  ['MONGO_URI=mongodb://db.example', '.env: no part of the site reads MONGO_URI'],
])('%s in .env stops the start', (line, sentence) => {
  write(line);
  expect(problemsOf()).toEqual([sentence]);
});

test('a folder in the place of .env, as Docker makes one of a file that is missing, stops the start', () => {
  mkdirSync(path.join(root, '.env'));
  expect(problemsOf()).toEqual(['.env is a folder: put a file in its place, or remove it']);
});

test.each(['.env.local', '.env.production', '.env.production.local', '.env.development', '.env.test'])(
  '%s, which Next alone would read, stops the start',
  (name) => {
    write('APP_ENV=production', name);
    expect(problemsOf()).toEqual([`${name} is not read here: move its lines to .env, or export them`]);
  },
);
