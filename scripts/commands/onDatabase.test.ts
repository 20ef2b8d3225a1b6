import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import manifest from '@/package.json';

const files = Object.entries(manifest.scripts).flatMap(([name, script]) => {
  const [, file] = /tsx (scripts\/commands\/\w+\.ts)$/.exec(script) ?? [];
  return file === undefined ? [] : [{ name, file }];
});

test.each(files)('$name refuses a flag that it has not: exit code 2, and nothing is opened', ({ file }) => {
  const command = ['--import', 'tsx', file, '--embeded'];
  const env = { APP_ENV: 'test', NODE_ENV: 'test' as const, PATH: process.env.PATH, DATA_DIR: '/dev/null' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/npm run \S+/);
  expect(stderr).not.toContain('    at ');
});

test.each(files)('$name tells of every failure in a sentence', ({ file }) => {
  expect(readFileSync(file, 'utf8')).toMatch(/await run(Operator)?Command\(/);
});
