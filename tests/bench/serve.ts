import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { apart } from '../apart';

/**
 * npm run bench:serve: home and an API route by our launcher beside `next start` of the same build.
 * Alternating rounds; compares medians.
 */

const rounds = 5;
const seconds = 4;
const connections = 50;

type Server = { name: string; port: number; child: ChildProcess };

async function open(
  name: string,
  port: number,
  args: string[],
  env: Record<string, string>,
): Promise<Server> {
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
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${name} did not answer`);
}

async function measure(server: Server, url: string, encoding: string): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}${url}`,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${server.name} ${url}: ${result.non2xx} other than 2xx, ${result.errors} errors`);
  }
  return result.requests.total / result.duration;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(
  ours: Server,
  next: Server,
  label: string,
  url: string,
  encoding: string,
  atLeast: number,
) {
  const figures: { ours: number[]; next: number[] } = { ours: [], next: [] };
  await measure(ours, url, encoding);
  await measure(next, url, encoding);
  for (let round = 0; round < rounds; round++) {
    figures.ours.push(await measure(ours, url, encoding));
    figures.next.push(await measure(next, url, encoding));
  }
  const ratio = median(figures.ours) / median(figures.next);
  const verdict = ratio >= atLeast ? 'kept' : 'MISSED';
  console.log(
    `${label.padEnd(34)} launcher ${median(figures.ours).toFixed(0).padStart(7)}/s   next start ${median(figures.next).toFixed(0).padStart(7)}/s   ${ratio.toFixed(2)} × (goal ${atLeast} ×: ${verdict})`,
  );
  return ratio >= atLeast;
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sukhayu-bench-'));
  const ours = await open('launcher', 4310, ['scripts/start.mjs'], { DATA_DIR: dataDir, HOST: '127.0.0.1' });
  const next = await open(
    'next start',
    4311,
    ['node_modules/next/dist/bin/next', 'start', '-p', '4311', '-H', '127.0.0.1'],
    {
      SESSION_SECRET: 'a sample secret for the bench alone, 32+',
      DATA_KEYS: `bench:${Buffer.alloc(32).toString('base64')}`,
    },
  );
  console.log(
    `${rounds} rounds of ${seconds} s each, ${connections} connections, medians; same build, same machine, in turn`,
  );
  const kept = [
    await compare(ours, next, 'home page, compressed', '/', 'br, gzip', 8),
    await compare(ours, next, 'home page, uncompressed', '/', 'identity', 1),
    await compare(ours, next, 'API, /api/health/live', '/api/health/live', 'identity', 0.85),
  ];
  for (const { child } of [ours, next]) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = kept.every(Boolean) ? 0 : 1;
}

await main();
