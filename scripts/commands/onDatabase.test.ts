import { spawnSync } from 'node:child_process';

test.each([
  ['migrate', []],
  ['removeSamples', []],
  ['rotateKeys', []],
  ['import', ['hospitals', 'README.md']],
])('%s doesn’t understand a flag that it has not: exit code 2, and no database is opened', (name, words) => {
  const command = ['--import', 'tsx', `scripts/commands/${name}.ts`, ...words, '--embeded'];
  const env = { APP_ENV: 'test', NODE_ENV: 'test' as const, PATH: process.env.PATH, DATA_DIR: '/dev/null' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    'There is no --embeded here. --embedded means the store that comes with the site.\n',
  ]);
});
