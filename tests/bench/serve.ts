import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { spentBy } from './costs/spent';
import { openNextStart, openServer, type Served } from './nextStart';

/**
 * npm run bench:serve: home and an API route by our launcher beside `next start` of the same build.
 * Alternating rounds; compares medians. Beside answers a second it prints what an answer costs the server's processor,
 * since one client may be busier than the server.
 */

const rounds = 5;
const seconds = 4;
const connections = 50;

type Measured = { perSecond: number; spentMs: number };

async function measure(server: Served, url: string, encoding: string): Promise<Measured> {
  const before = spentBy(server.child.pid ?? 0);
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}${url}`,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${server.name} ${url}: ${result.non2xx} other than 2xx, ${result.errors} errors`);
  }
  const spent = spentBy(server.child.pid ?? 0) - before;
  return {
    perSecond: result.requests.total / result.duration,
    spentMs: spent / Math.max(1, result.requests.total),
  };
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
  const figures: { ours: Measured[]; next: Measured[] } = { ours: [], next: [] };
  await measure(ours, url, encoding);
  await measure(next, url, encoding);
  for (let round = 0; round < rounds; round++) {
    figures.ours.push(await measure(ours, url, encoding));
    figures.next.push(await measure(next, url, encoding));
  }
  const of = (key: keyof Measured) => ({
    ours: median(figures.ours.map((each) => each[key])),
    next: median(figures.next.map((each) => each[key])),
  });
  const [rate, spent] = [of('perSecond'), of('spentMs')];
  const ratio = rate.ours / rate.next;
  const verdict = ratio >= atLeast ? 'kept' : 'MISSED';
  console.log(
    `${label.padEnd(34)} launcher ${rate.ours.toFixed(0).padStart(7)}/s   next start ${rate.next.toFixed(0).padStart(7)}/s   ${ratio.toFixed(2)} × (goal ${atLeast} ×: ${verdict})`,
  );
  console.log(
    `${'  processor of an answer'.padEnd(34)} launcher ${spent.ours.toFixed(3).padStart(6)} ms   next start ${spent.next.toFixed(3).padStart(6)} ms   ${(spent.next / spent.ours).toFixed(2)} × less`,
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
