import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { apart } from '@/tests/apart';
import { makeScratch } from '@/tests/scratch';

/** npm run bench:talks: memory and processor of one server with open chats, and how soon a line is heard. */

const chats = Number(process.argv[2] ?? 500);
const port = 4316;
const base = `http://127.0.0.1:${port}`;
const measuredMs = 10_000;
const written = 50;

type Chat = { talkId: string; cookie: string };
const newId = () => randomBytes(16).toString('hex');

function start(): ChildProcess {
  return spawn(process.execPath, ['--max-semi-space-size=1', 'scripts/serve.mjs'], {
    env: {
      ...process.env,
      ...apart,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: makeScratch('talks'),
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '100000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilReady(): Promise<void> {
  while (!(await fetch(`${base}/api/health/ready`).catch(() => undefined))?.ok) await wait(50);
}

async function post(path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) };
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function begin(): Promise<Chat> {
  const talkId = newId();
  const answer = await post('/api/help/talk', { talkId, topic: 'policy', name: 'Sample' });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  return { talkId, cookie };
}

const heard = new Map<string, (at: number) => void>();

/** Its stream stays open; tells when a line arrives. */
function open({ talkId, cookie }: Chat): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = get(
      `${base}/api/help/events?talkId=${talkId}`,
      { headers: { Cookie: cookie } },
      (answer) => {
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          resolve();
          for (const [, messageId = ''] of part.matchAll(/"messageId":"(\w+)"/g))
            heard.get(messageId)?.(performance.now());
        });
      },
    );
    asked.on('error', reject);
  });
}

const megabytes = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
/** Of processor time. */
const secondsOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'cputimes=', '-p', String(pid)]).toString());

async function timeOf({ talkId, cookie }: Chat): Promise<number> {
  const messageId = newId();
  const began = performance.now();
  const arrives = new Promise<number>((resolve) => heard.set(messageId, resolve));
  await post('/api/help/message', { talkId, messageId, text: 'When does my policy begin?' }, cookie);
  return (await arrives) - began;
}

const site = start();
const pid = site.pid ?? 0;
process.on('exit', () => site.kill('SIGKILL'));
await untilReady();
const begun: Chat[] = [];
for (let at = 0; at < chats; at += 1) begun.push(await begin());
await wait(2_000);
const before = megabytes(pid);
await Promise.all(begun.map(open));
await wait(2_000);
const [after, worked] = [megabytes(pid), secondsOf(pid)];
await wait(measuredMs);
const busy = ((secondsOf(pid) - worked) / measuredMs) * 1000;
const times: number[] = [];
for (const chat of begun.slice(0, written)) times.push(await timeOf(chat));
times.sort((one, other) => one - other);
const ms = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
console.log(`${chats} open chats: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them open`);
console.log(
  `${(((after - before) / chats) * 1024).toFixed(0)} KB a chat; ${(busy * 100).toFixed(0)}% of a processor while nobody writes`,
);
console.log(`a line is heard after ${ms(0.5)} ms (median), ${ms(0.95)} ms (95 of 100)`);
site.kill('SIGKILL');
await once(site, 'exit');
process.exit(0);
