import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apart } from '@/tests/apart';
import { secrets, StoreProgram } from '@/tests/chaos/programs';

/**
 * npm run bench:start: time from start to ready after a kill, and memory at rest, of the deployed folder
 * alone with its database in another process. A bare Node process shows what the machine allows.
 */

const rounds = 9;
const port = 4314;
const goals = { readyMs: 500, restMb: 90 };
const requests = 200;
const restMs = 10_000;
/** As docs/decisions/027 starts it. */
const command = ['--max-semi-space-size=1', 'scripts/serve.mjs'];
const asked = [
  '/',
  '/hi',
  '/api/pincode?code=411038',
  '/api/health/live',
  '/health-insurance-plan/get-quote',
];

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}

function start(folder: string, uri: string): ChildProcess {
  return spawn(process.execPath, command, {
    cwd: folder,
    env: {
      ...process.env,
      ...apart,
      ...secrets,
      PORT: String(port),
      HOST: '127.0.0.1',
      MONGODB_URI: uri,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilReady(site: ChildProcess): Promise<number> {
  const began = performance.now();
  while ((await statusOf('/api/health/ready')) !== 200) {
    if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode}`);
    await wait(5);
  }
  return performance.now() - began;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function bareNode(): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return performance.now() - began;
}

async function restingMegabytes(site: ChildProcess): Promise<number> {
  for (let sent = 0; sent < requests; sent++) await statusOf(asked[sent % asked.length] ?? '/');
  await wait(restMs);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)]).toString()) / 1024;
}

function judge(what: string, value: number, goal: number): void {
  if (value > goal) process.exitCode = 1;
  console.log(`${what}: ${value.toFixed(0)} (goal ${goal}: ${value <= goal ? 'kept' : 'MISSED'})`);
}

const folder = mkdtempSync(path.join(tmpdir(), 'sukhayu-deployed-'));
execFileSync(process.execPath, ['--import', 'tsx', 'scripts/deploy.ts', folder]);
const store = await StoreProgram.open();
const spent: { site: number[]; node: number[] } = { site: [], node: [] };
let rest = 0;
// The first round makes the indexes.
for (let round = -1; round < rounds; round++) {
  const site = start(folder, store.uri);
  const taken = await untilReady(site);
  if (round >= 0) spent.site.push(taken);
  spent.node.push(await bareNode());
  if (round === rounds - 1) rest = await restingMegabytes(site);
  await kill(site);
}
await store.kill();
rmSync(folder, { recursive: true, force: true });
console.log(`a bare Node process: ${median(spent.node).toFixed(0)} ms`);
judge('ready after a kill, ms', median(spent.site), goals.readyMs);
judge('memory at rest, MB', rest, goals.restMb);
process.exit();
