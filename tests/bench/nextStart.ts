import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { apart } from '@/tests/apart';

export type Served = { name: string; port: number; child: ChildProcess };

/** Resolves when the home page is answered. */
export async function openServer(
  name: string,
  { port, args, env }: { port: number; args: readonly string[]; env: Record<string, string> },
): Promise<Served> {
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ...apart,
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return { name, port, child };
    await wait(200);
  }
  throw new Error(`${name} did not answer`);
}

/** The reference: the same build, served by Next. */
export function openNextStart(port: number, env: Record<string, string>): Promise<Served> {
  const args = ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', '127.0.0.1'];
  return openServer('next start', { port, args, env });
}
