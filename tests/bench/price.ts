import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apart } from '@/tests/apart';

/**
 * npm run bench:price: all prices of a family (16 products, variants, 3 tenures) in one call, beside an empty
 * endpoint. Sequential and alternating; reports the difference of medians. A URL as argument measures that
 * server.
 */

const port = 4313;
const rounds = 500;
const warmUp = 200;
const goalMs = 5;

type Plans = { plans: { product: string }[]; refused: { product: string }[] };

function priceUrl(base: string): string {
  const year = new Date().getFullYear();
  const query = new URLSearchParams({
    members: `self:${year - 34}-04-02,spouse:${year - 32}-01-20`,
    sumInsured: '1000000',
    pincode: '411038',
    tiers: 'all',
  });
  return `${base}/api/health-insurance-plan/quote/price?${query.toString()}`;
}

async function time(url: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - start;
}

const at = (share: number, values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

const line = (name: string, values: readonly number[]) =>
  `${name.padEnd(30)} median ${at(0.5, values).toFixed(2).padStart(6)} ms   95% under ${at(0.95, values).toFixed(2).padStart(6)} ms`;

async function measure(base: string): Promise<boolean> {
  const [prices, empty] = [priceUrl(base), `${base}/api/health/live`];
  const { plans, refused } = (await (await fetch(prices)).json()) as Plans;
  const products = new Set([...plans, ...refused].map(({ product }) => product)).size;
  console.log(
    `${products} products in one answer: ${plans.length} prices, ${refused.length} products refused`,
  );
  const spent: { prices: number[]; empty: number[] } = { prices: [], empty: [] };
  for (let round = -warmUp; round < rounds; round += 1) {
    const one = await time(prices);
    const other = await time(empty);
    if (round < 0) continue;
    spent.prices.push(one);
    spent.empty.push(other);
  }
  console.log(line('all prices of one family', spent.prices));
  console.log(line('an empty endpoint', spent.empty));
  const cost = at(0.5, spent.prices) - at(0.5, spent.empty);
  const isKept = products === 16 && cost < goalMs;
  console.log(
    `the prices cost ${cost.toFixed(2)} ms (goal: under ${goalMs} ms: ${isKept ? 'kept' : 'MISSED'})`,
  );
  return isKept;
}

async function withSite(run: (base: string) => Promise<boolean>): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sukhayu-bench-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      ...apart,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const base = `http://127.0.0.1:${port}`;
    const deadline = Date.now() + 60_000;
    while (!(await fetch(base).catch(() => undefined))?.ok) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('The site did not start');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return await run(base);
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const given = process.argv[2];
process.exitCode = (await (given ? measure(given) : withSite(measure))) ? 0 : 1;
