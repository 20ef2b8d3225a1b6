import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A site whose work ends with an error that nothing catches. */
const program = `
import { endOnError } from './lib/server/launcher/endOnError';
endOnError(async () => void process.stdout.write('closed\\n'));
setInterval(() => undefined, 1000);
void Promise.reject(new Error('no lead for 9876543210'));
`;

test('an error that nothing caught is logged without what is personal, and ends the process with a code of its own', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'info' },
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const [line = '', closed] = printed.trim().split('\n');
  expect(JSON.parse(line)).toMatchObject({
    ...{ level: 60, action: 'uncaught', origin: 'unhandledRejection', build: 'development' },
    error: { type: 'Error', stack: expect.stringContaining('no lead for [redacted]') as string },
  });
  expect([closed, code]).toEqual(['closed', 70]);
});
