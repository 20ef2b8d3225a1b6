import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';

test('an install asks a silent registry again after a minute, where npm by itself waits for five', () => {
  const said = execSync('npm config get fetch-timeout', { encoding: 'utf8' });
  expect(said.trim()).toBe('60000');
});

const waiting = 'process.stdout.write(String(process.pid)); setInterval(() => undefined, 1_000)';
const program = `
import { run } from './scripts/newcomer.mjs';
await run(process.execPath, ['-e', ${JSON.stringify(waiting)}]);
`;

// Programs hear no signal on Windows.
(process.platform === 'win32' ? test.skip : test)(
  'whoever ends a first start ends the build that it waits for',
  async () => {
    const start = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [first] = (await once(start.stdout, 'data')) as [Buffer];
    start.kill('SIGTERM');
    expect(await once(start, 'exit')).toEqual([null, 'SIGTERM']);
    expect(() => process.kill(Number(first), 0)).toThrow('ESRCH');
  },
);
