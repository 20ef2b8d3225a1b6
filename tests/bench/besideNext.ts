import autocannon, { type Request } from 'autocannon';
import { MongoClient } from 'mongodb';
import { api } from '@/lib/config/paths';
import { Browser } from '@/tests/api/support/browser';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import { secrets, SiteProgram, StoreProgram } from '@/tests/chaos/programs';
import { openNextStart } from './nextStart';

const nextPort = 4315;
const rounds = 5;
const seconds = 3;
const connections = 16;
const alone = 300;
const warmUp = 100;

export const median = (values: readonly number[], share = 0.5) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

type Calls = Record<'look-up' | 'save', Request & { path: string }>;

/** One journey, and the requests that look it up and save it. */
async function aJourney(port: number): Promise<Calls> {
  const browser = new Browser(port);
  const { quoteId } = (await browser.post(api.quote, { ...aLead(), ...aFamily(), ...aPlan() })).body as {
    quoteId: string;
  };
  const uuid = crypto.randomUUID();
  const url = `/health-insurance-plan/summary/${quoteId}?quoteId=${quoteId}`;
  const resumeJourney = { quoteId, stage: 'summery_111', url, uuid };
  await browser.post(api.revisit, { resumeJourney });
  const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const form = { members: [{ relation: 'self', dateOfBirth: '1992-04-02' }], pincode: '411038' };
  return {
    'look-up': { method: 'GET', path: `${api.revisit}?uuid=${uuid}&type=aggregate`, headers: { Cookie } },
    save: {
      method: 'POST',
      path: api.revisitUpdate,
      headers: { Cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ resumeJourney: { ...resumeJourney, getQuickQuoteForm: form } }),
    },
  };
}

async function perSecond(port: number, call: Calls['save']): Promise<number> {
  const { headers = {}, ...request } = call;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests: [{ ...request, headers }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.path}: ${result.non2xx} other than 2xx, ${result.errors} errors`);
  return result.requests.total / result.duration;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds of a save, and of a durable write by the driver on the same store, one at a time and in turn. */
async function saveAndWrite(port: number, { save }: Calls, uri: string): Promise<[number, number]> {
  const client = await new MongoClient(uri, { maxPoolSize: 1 }).connect();
  const written = client.db('bench').collection<{ _id: number; n: number }>('written');
  const spent: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < alone; round++) {
    const taken = await timed(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}${save.path}`, {
        method: 'POST',
        headers: save.headers as Record<string, string>,
        body: String(save.body),
      });
      await answer.arrayBuffer();
    });
    const wrote = await timed(() => written.updateOne({ _id: 1 }, { $set: { n: round } }, { upsert: true }));
    if (round < 0) continue;
    spent[0].push(taken);
    spent[1].push(wrote);
  }
  await client.close();
  return [median(spent[0]), median(spent[1])];
}

export type BesideNext = {
  perSecond: Record<'look-up' | 'save', { ours: number; next: number }>;
  saveMs: number;
  writeMs: number;
};

/** The launcher and `next start` of the same build on one store, which is a process of its own. */
export async function besideNext(): Promise<BesideNext> {
  const store = await StoreProgram.open();
  const site = await SiteProgram.open(store.uri);
  const next = await openNextStart(nextPort, {
    ...secrets,
    MONGODB_URI: store.uri,
    RATE_LIMIT_FACTOR: '1000000',
  });
  try {
    const calls = await aJourney(site.port);
    const measured = { 'look-up': { ours: 0, next: 0 }, save: { ours: 0, next: 0 } };
    for (const kind of ['look-up', 'save'] as const) {
      const figures: { ours: number[]; next: number[] } = { ours: [], next: [] };
      // The first round warms up.
      for (let round = 0; round <= rounds; round++) {
        figures.ours.push(await perSecond(site.port, calls[kind]));
        figures.next.push(await perSecond(next.port, calls[kind]));
      }
      measured[kind] = { ours: median(figures.ours.slice(1)), next: median(figures.next.slice(1)) };
    }
    const [saveMs, writeMs] = await saveAndWrite(site.port, calls, store.uri);
    return { perSecond: measured, saveMs, writeMs };
  } finally {
    next.child.kill('SIGKILL');
    await site.kill();
    await store.kill();
  }
}
