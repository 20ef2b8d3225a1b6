import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeScratch } from '@/tests/scratch';

const scratch = makeScratch('deploy');
const full = path.join(scratch, 'full');
mkdirSync(full);
writeFileSync(path.join(full, 'site'), 'runs here');
afterAll(() => rmSync(scratch, { recursive: true }));

function deploy(...args: readonly string[]) {
  const command = ['--import', 'tsx', 'scripts/deploy.ts', ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', timeout: 30_000 });
  return { status, stderr };
}

test.each([[[]], [['--erlier', 'old', 'new']], [['new', 'newer']], [['']], [['new', '--earlier', '']]])(
  '%j is answered with the usage',
  (args) => {
    const { status, stderr } = deploy(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /usage: npm run deploy -- FOLDER \[--earlier FOLDER\]\nThe first is made, or empty\.\n$/,
    );
    expect(stderr).not.toContain('    at ');
  },
);

test('a folder in which a site may run is left alone, in one sentence', () => {
  expect(deploy(full)).toEqual({
    status: 2,
    stderr: `${full} is not empty: each deployment has a folder of its own. Name another, or remove what an unfinished one left.\n`,
  });
});

test.each(['site', 'site/new'])('a file in place of a folder is told of in one sentence: %s', (name) => {
  const { status, stderr } = deploy(path.join(full, name));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\n.*leads through a file, where a folder should be\.\n$/);
});

// Linux alone has folders that are there and take none.
(existsSync('/proc/self') ? test : test.skip)('a place that takes no folder ends it at once', () => {
  expect(deploy('/proc/site')).toEqual({
    status: 1,
    stderr: '\nNo folder can be made at /proc/site: the system takes none there. Name another one.\n',
  });
});
