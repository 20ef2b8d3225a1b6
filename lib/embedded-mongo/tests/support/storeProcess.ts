import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';

type Ended = { code: number | null; errors: string };
export type StoreProcess = {
  child: ChildProcess;
  uri: string;
  milliseconds: number;
  ended: Promise<Ended>;
};

const running = new Set<ChildProcess>();

// A failed test may leave a process behind, and Jest would wait for it.
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

function start([file = '', ...args]: readonly string[]): ChildProcess {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** As `npm run store` starts it. */
export const fromSource = ['--import', 'tsx', 'lib/embedded-mongo/src/cli.ts'];

export async function startProcess(...args: string[]): Promise<StoreProcess> {
  return startProgram(fromSource, ...args);
}

export async function startProgram(program: readonly string[], ...args: string[]): Promise<StoreProcess> {
  return startCommand([process.execPath, ...program, ...args]);
}

export async function startCommand(command: readonly string[]): Promise<StoreProcess> {
  const began = performance.now();
  const child = start(command);
  const ended = collectErrors(child);
  const first = await Promise.race([
    once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data'),
    ended,
  ]);
  if (!Array.isArray(first)) throw new Error(`the store didn't start: ${first.errors}`);
  return { child, uri: String(first[0]).trim(), milliseconds: performance.now() - began, ended };
}

/** Output and exit of a store that is expected to stop by itself. */
export async function runToEnd(...args: string[]): Promise<Ended> {
  return runCommand([process.execPath, ...fromSource, ...args]);
}

export async function runCommand(command: readonly string[]): Promise<Ended> {
  return collectErrors(start(command));
}

async function collectErrors(child: ChildProcess): Promise<Ended> {
  let errors = '';
  child.stderr?.on('data', (part: Buffer) => (errors += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}

export async function kill(
  { child }: StoreProcess,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
}

export async function freePort(): Promise<number> {
  const listener = net.createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as net.AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}
