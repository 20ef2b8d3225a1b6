import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { openNextStart, openServer, type Served } from './nextStart';

/**
 * npm run bench:serve: home and an API route by our launcher beside `next start` of the same build.
 * Alternating rounds; compares medians.
 */

const rounds = 5;
const seconds = 4;
const connections = 50;

async function measure(server: Served, url: string, encoding: string): Promise<number> {
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
  ours: Served,
  next: Served,
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
  const ours = await openServer('launcher', {
    port: 4310,
    args: ['scripts/start.mjs'],
    env: { DATA_DIR: dataDir, HOST: '127.0.0.1' },
  });
  const next = await openNextStart(4311, {
    SESSION_SECRET: 'a sample secret for the bench alone, 32+',
    DATA_KEYS: `bench:${Buffer.alloc(32).toString('base64')}`,
  });
  console.log(
    `${rounds} rounds of ${seconds} s each, ${connections} connections, medians; same build, same machine, in turn`,
  );
  const kept = [
    await compare(ours, next, 'home page, compressed', '/', 'br, gzip', 12),
    await compare(ours, next, 'home page, uncompressed', '/', 'identity', 1),
    await compare(ours, next, 'API, /api/health/live', '/api/health/live', 'identity', 8),
  ];
  for (const { child } of [ours, next]) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = kept.every(Boolean) ? 0 : 1;
}

await main();
