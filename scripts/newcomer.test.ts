import { execFileSync } from 'node:child_process';

test('an install asks a silent registry again after a minute, where npm by itself waits for five', () => {
  const said = execFileSync('npm', ['config', 'get', 'fetch-timeout'], { encoding: 'utf8' });
  expect(said).toBe('60000\n');
});
