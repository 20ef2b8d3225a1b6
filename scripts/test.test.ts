import { spawnSync } from 'node:child_process';

/** npm test, as far as it goes without minutes of work. */
function npmTest(env: Record<string, string>, ...steps: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', ...steps], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('before anything is built it asks for its browser, says which it is, and prints totals however it ends', () => {
  const { status, stdout, stderr } = npmTest({ CHROMIUM: '/nowhere/chromium' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^Steps: build, API, browser, texts, .*, units and screens\. They t(ake|ook) /m);
  expect(stdout).not.toMatch(/^── /m);
  expect(stderr).toBe('\nCHROMIUM names /nowhere/chromium, which is not there.\n');
  expect(stdout).toMatch(/\n(\d+) of \1 steps did not come to an end\.\n\n0 passed, 0 failed \(\d+ s\)\n$/);
});

test('a browser that does not start is told of in the same way', () => {
  const { status, stdout, stderr } = npmTest({ CHROMIUM: '/bin/false' }, 'browser');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\n\/bin\/false does not start:\n/);
  expect(stdout).toMatch(/\n0 passed, 0 failed \(\d+ s\)\n$/);
});

test('a step that it does not have is told beside those that it has', () => {
  const { status, stdout } = npmTest({}, 'browsers');
  expect(status).toBe(2);
  expect(stdout).toMatch(/^There is no step browsers\. The steps are: build, /m);
});
