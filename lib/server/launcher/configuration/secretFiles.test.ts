import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileNameOf, isSecret, type SecretName, secretNames } from '@/lib/config/secretNames';
import { serverEnvSchema } from '@/lib/config/serverEnv';
import { registeredTexts } from '@/lib/server/services/common/messageTexts';
import { problemsIn } from '@/tests/problemsIn';
import { production } from '@/tests/production';
import { readConfiguration } from './environment';
import { describeConfiguration, noteOnEnvFile } from './inForce';

const exported = process.env;
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sukhayu-secrets-'));
  process.env = { ...production, PATH: exported.PATH, NODE_ENV: 'production' };
});
afterEach(() => {
  process.env = exported;
  rmSync(root, { recursive: true, force: true });
});

const values: Record<SecretName, string> = {
  ...production,
  HTTPS_PROXY: 'http://sample:sample-secret@proxy.example:3128',
  STRAPI_TOKEN: 'sample-token-of-strapi',
  MONGODB_URI: 'mongodb://sample:sample-secret@db.example/?replicaSet=rs',
};

/** As Docker mounts it. */
function mount(name: SecretName, content: string): string {
  const file = path.join(root, name.toLowerCase());
  writeFileSync(file, content);
  process.env[name] = '';
  process.env[fileNameOf(name)] = file;
  return file;
}

const problemsOf = () => problemsIn(() => readConfiguration(root));

describe.each(secretNames)('%s', (name) => {
  test.each(['', '\n', '\r\n'])('comes from the file that is named, with %j at its end', (end) => {
    mount(name, values[name] + end);
    expect(readConfiguration(root)[name]).toBe(values[name]);
  });

  test('stops the start when it is given twice, empty, or not there, and no value is told', () => {
    const variable = fileNameOf(name);
    const file = mount(name, '');
    expect(problemsOf()).toEqual([`${variable}: ${file} is empty`]);
    writeFileSync(file, values[name]);
    process.env[name] = values[name];
    expect(problemsOf()).toEqual([`${name} and ${variable} are both set: leave one out`]);
    Object.assign(process.env, { [name]: '', [variable]: `${file}.gone` });
    expect(problemsOf()).toEqual([`${variable}: ${file}.gone can't be read`]);
  });

  test('is shown by its length alone, with where it comes from', () => {
    const file = mount(name, values[name]);
    const { settings, problems } = describeConfiguration(root);
    expect(problems).toEqual([]);
    const shown = settings.find((setting) => setting.name === name);
    expect(shown?.from).toBe(file);
    expect(shown?.value).toMatch(new RegExp(`^secret, ${values[name].length} characters`));
    expect(JSON.stringify(settings)).not.toContain('sample-secret');
  });
});

/** Ids and numbers that others see too. */
const known = ['RAZORPAY_KEY_ID', 'RAZORPAYX_KEY_ID'];

test('whatever is named like a secret is one', () => {
  const likeOne = Object.keys(serverEnvSchema.fields).filter((name) =>
    /SECRET|KEY|TOKEN|PASSWORD/.test(name),
  );
  expect(likeOne.filter((name) => !isSecret(name))).toEqual(known);
});

test('what is in force is told with its source, and what is missing', () => {
  writeFileSync(
    path.join(root, '.env'),
    'LOG_LEVEL=warn\nSITE_URL=https://other.example\nSIGNZY_TOKEN_FILE=\n',
  );
  Object.assign(process.env, { SESSION_SECRET: '' });
  const { settings, problems } = describeConfiguration(root);
  const shown = (name: string) => settings.find((setting) => setting.name === name);
  expect(shown('LOG_LEVEL')).toEqual({ name: 'LOG_LEVEL', value: 'warn', from: '.env' });
  expect(shown('SITE_URL')).toEqual({ name: 'SITE_URL', value: 'https://health.example', from: 'exported' });
  expect(shown('PORT')).toEqual({ name: 'PORT', value: '3000', from: 'default' });
  expect(shown('HOST')).toEqual({ name: 'HOST', value: 'not set', from: '' });
  expect(shown('DRAIN_SECONDS')).toEqual({ name: 'DRAIN_SECONDS', value: '5', from: 'default' });
  expect(shown('MONGODB_URI')?.value).toMatch(/, db\.example$/);
  expect(problems).toEqual(['SESSION_SECRET must be set in production']);
});

test('an address is shown without the password or key that it carries', () => {
  Object.assign(process.env, {
    SIGNZY_URL: 'https://sample:sample-se@cret@signzy.example/api/v2',
    IP_LOOKUP_URL: 'https://ip.example/json?key=sample-secret',
  });
  const { settings } = describeConfiguration(root);
  const shown = (name: string) => settings.find((setting) => setting.name === name)?.value;
  expect(shown('SIGNZY_URL')).toBe('https://…@signzy.example/api/v2');
  expect(shown('IP_LOOKUP_URL')).toBe('https://ip.example/json?…');
  expect(JSON.stringify(settings)).not.toMatch(/sample-se/);
});

test('npm run config says so, tells no secret, and ends with 1 while the site would not start', () => {
  const command = ['--import', 'tsx', 'scripts/commands/config.ts'];
  const templates = registeredTexts().map((text) => `${text}:sample`);
  const withTemplates = { MSG91_TEMPLATES: templates.join(',') };
  const run = (more: Record<string, string>) => {
    // As a test, lest it reads the `.env` of whoever runs it.
    const env = {
      ...production,
      ...withTemplates,
      ...more,
      APP_ENV: 'test',
      PATH: exported.PATH,
      NODE_ENV: 'test' as const,
    };
    return spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  };
  const { status, stdout } = run({});
  expect(status).toBe(0);
  const lines = stdout.split('\n').filter((line) => !line.startsWith('MSG91_TEMPLATES'));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(120);
  expect(stdout).toMatch(/^LOG_LEVEL +info +default$/m);
  expect(stdout).toMatch(/^SESSION_SECRET +secret, 42 characters +exported$/m);
  expect(stdout).toMatch(/\n\nThe site would start with these\.\n$/);
  expect(stdout).not.toMatch(/a sample secret|AQEBAQEB/);
  const wrong = run({ LOOKUP_KEY: 'sample' });
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toContain('\nThe site would not start:\n  - LOOKUP_KEY must be 32 bytes in base64\n');
  const few = run({ MSG91_TEMPLATES: templates.slice(1).join(',') });
  expect([few.status, few.stderr]).toEqual([
    1,
    expect.stringMatching(/- MSG91_TEMPLATES has no id for \S+\n$/),
  ]);
});

// Windows' files have no such rights.
(process.platform === 'win32' ? test.skip : test)('a file of secrets that others may read is told of', () => {
  const file = path.join(root, '.env');
  expect(noteOnEnvFile(root)).toBeUndefined();
  writeFileSync(file, 'SESSION_SECRET=sample\n', { mode: 0o600 });
  expect(noteOnEnvFile(root)).toBeUndefined();
  chmodSync(file, 0o644);
  expect(noteOnEnvFile(root)).toMatch(/chmod 600 \.env/);
});
