import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** next/jest loads a `.env`. */
function configureJest(envFile: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'sukhayu-jest-'));
  writeFileSync(path.join(root, '.env'), envFile);
  for (const name of ['package.json', 'next.config.js', 'node_modules', 'pages', 'tsconfig.json'])
    symlinkSync(path.resolve(name), path.join(root, name));
  const config = pathToFileURL(path.resolve('jest.config.mjs')).href;
  const program = `await (await import('${config}')).default(); process.stdout.write(JSON.stringify(process.env))`;
  const { MONGODB_URI: _uri, APP_ENV: _env, __NEXT_PROCESSED_ENV: _done, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { ...env, NODE_ENV: 'test' },
    encoding: 'utf8',
  });
  rmSync(root, { recursive: true });
  return { status, stdout, stderr };
}

test('tests see no database and no key of .env', () => {
  const { status, stdout } = configureJest(
    'APP_ENV=production\nMONGODB_URI=mongodb://db.example\nMSG91_AUTH_KEY=sample\n',
  );
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ APP_ENV: 'test', MONGODB_URI: '', MSG91_AUTH_KEY: '' });
});

test('a .env that could be read in two ways stops them with a sentence', () => {
  const { status, stderr } = configureJest('MONGODB_URI: mongodb://db.example\n');
  expect(stderr).toContain('.env, line 1: write NAME=value');
  expect(stderr).not.toContain('db.example');
  expect(status).toBe(1);
});
