import { createHash } from 'node:crypto';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { api } from '@/lib/config/paths';
import { startStore } from 'embedded-mongo';
import { closeQuote, openQuote } from '@/lib/server/services/quote/quoteStore';
import type { QuoteRecord } from '@/models/quote/quote';
import { Browser } from '@/tests/api/support/browser';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import { secrets, SiteProgram } from '@/tests/chaos/programs';
import { besideNext, median } from './besideNext';
import { keepMapped } from './keepMapped';

/**
 * npm run bench:api: look-ups and saves beside `next start` of the same build and beside the store's own write;
 * then at a thousand and a million records. Servers are asked in turn, so that drift affects all.
 */
const sizes = [1000, Number(process.env['BENCH_RECORDS'] ?? 1_000_000)] as const;
const rounds = 300;
const warmUp = 60;
const load = { browsers: 16, callsEach: 60, rounds: 3 };
const goals = { large: 1.2, save: 3, nextLookUps: 3, nextSaves: 2 };
const batch = 5000;

type Kind = 'empty' | 'look-up' | 'save';
const kinds: readonly Kind[] = ['empty', 'look-up', 'save'];

const hash = (n: number) => createHash('md5').update(String(n)).digest('hex');
const idOf = (n: number) => hash(n).replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-a$4-$5');
const summary = (quoteId: string) => `/health-insurance-plan/summary/${quoteId}?quoteId=${quoteId}`;

class Bench {
  readonly times: Record<Kind, number[]> = { empty: [], 'look-up': [], save: [] };
  readonly perSecond: Record<Kind, number[]> = { empty: [], 'look-up': [], save: [] };

  private constructor(
    readonly size: number,
    readonly site: SiteProgram,
    private readonly browser: Browser,
  ) {}

  static async open(size: number): Promise<Bench> {
    const site = await SiteProgram.open();
    const browser = new Browser(site.port);
    const quote = await browser.post(api.quote, { ...aLead(), ...aFamily(), ...aPlan() });
    const { quoteId } = quote.body as { quoteId: string };
    const journey = { quoteId, stage: 'summery_111', url: summary(quoteId), uuid: crypto.randomUUID() };
    await browser.post(api.revisit, { resumeJourney: journey });
    await site.kill();
    await fill(path.join(site.dir, 'store'), size);
    await site.start();
    return new Bench(size, site, browser);
  }

  async call(kind: Kind): Promise<number> {
    const n = Math.floor(Math.random() * this.size);
    const uuid = idOf(n);
    const began = performance.now();
    const { status, text } = await this.ask(kind, uuid);
    if (status !== 200) throw new Error(`${kind} answered ${status}: ${text}`);
    return performance.now() - began;
  }

  async callTogether(kind: Kind): Promise<void> {
    const began = performance.now();
    const work = async (): Promise<void> => {
      for (let call = 0; call < load.callsEach; call++) await this.call(kind);
    };
    await Promise.all(Array.from({ length: load.browsers }, work));
    const seconds = (performance.now() - began) / 1000;
    this.perSecond[kind].push((load.browsers * load.callsEach) / seconds);
  }

  private async ask(kind: Kind, uuid: string) {
    if (kind === 'empty') return this.browser.get('/api/health/live');
    if (kind === 'look-up') return this.browser.get(`${api.revisit}?uuid=${uuid}&type=aggregate`);
    const form = { members: [{ relation: 'self', dateOfBirth: '1992-04-02' }], pincode: '411038' };
    const journey = {
      quoteId: uuid,
      stage: 'summery_111',
      url: summary(uuid),
      uuid,
      getQuickQuoteForm: form,
    };
    return this.browser.post(api.revisitUpdate, { resumeJourney: journey });
  }
}

/** Copies the one record under new ids, inserted in order for speed. */
async function fill(dir: string, size: number): Promise<void> {
  const began = performance.now();
  const store = await startStore({ dir });
  const client = await new MongoClient(store.uri).connect();
  const db = client.db('sukhayu');
  const [quotes, revisits] = [db.collection('quotes'), db.collection('revisits')];
  const [quote, revisit] = await Promise.all([quotes.findOne(), revisits.findOne()]);
  // What is sealed opens with its own record's id alone.
  const opened = openQuote(quote as unknown as QuoteRecord);
  const toQuote = (_id: string) => closeQuote({ ...opened, _id, requestHash: _id });
  const toRevisit = (_id: string) => ({ ...revisit, _id, quoteId: _id, url: summary(_id) });
  const all = Array.from({ length: size }, (_, n) => idOf(n)).sort();
  for (let from = 0; from < size; from += batch) {
    const ids = all.slice(from, from + batch);
    await Promise.all([
      quotes.insertMany(ids.map(toQuote) as never[]),
      revisits.insertMany(ids.map(toRevisit) as never[]),
    ]);
  }
  await client.close();
  await store.stop();
  // Excludes the page cache from the measurement.
  await keepMapped(dir);
  console.log(`${size} journeys stored in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

async function measure(benches: readonly Bench[]): Promise<void> {
  for (let round = -warmUp; round < rounds; round++)
    for (const bench of benches)
      for (const kind of kinds) {
        const taken = await bench.call(kind);
        if (round >= 0) bench.times[kind].push(taken);
      }
  for (let round = 0; round < load.rounds; round++)
    for (const bench of benches) for (const kind of kinds) await bench.callTogether(kind);
}

let missed = 0;
function judge(what: string, value: number, goal: number): void {
  if (value > goal) missed += 1;
  console.log(`${what}: ${value.toFixed(2)} (goal ${goal}: ${value <= goal ? 'kept' : 'MISSED'})`);
}

function judgeAtLeast(what: string, value: number, goal: number): void {
  if (value < goal) missed += 1;
  console.log(`${what}: ${value.toFixed(2)} × (goal ${goal} ×: ${value >= goal ? 'kept' : 'MISSED'})`);
}

function report([small, large]: readonly [Bench, Bench]): void {
  console.log(`endpoint     records   p50 ms   p99 ms   calls/s with ${load.browsers} at once`);
  for (const kind of kinds)
    for (const { size, times, perSecond } of [small, large])
      console.log(
        [
          kind.padEnd(9),
          String(size).padStart(10),
          median(times[kind]).toFixed(2).padStart(8),
          median(times[kind], 0.99).toFixed(2).padStart(8),
          median(perSecond[kind]).toFixed(0).padStart(9),
        ].join(' '),
      );
  for (const kind of ['look-up', 'save'] as const) {
    const alone = median(large.times[kind]) / median(small.times[kind]);
    judge(`${kind}, large against small, one at a time`, alone, goals.large);
    const together = median(small.perSecond[kind]) / median(large.perSecond[kind]);
    judge(`${kind}, large against small, ${load.browsers} at once`, together, goals.large);
  }
}

async function reportBesideNext(): Promise<void> {
  const { perSecond, saveMs, writeMs } = await besideNext();
  for (const [kind, { ours, next }] of Object.entries(perSecond))
    console.log(
      `${kind}s a second with ${load.browsers} at once: launcher ${ours.toFixed(0)}, next start ${next.toFixed(0)}`,
    );
  console.log(`one at a time: a save ${saveMs.toFixed(2)} ms, a durable write ${writeMs.toFixed(2)} ms`);
  const ratio = (kind: 'look-up' | 'save') => perSecond[kind].ours / perSecond[kind].next;
  judgeAtLeast('look-ups against next start', ratio('look-up'), goals.nextLookUps);
  judgeAtLeast('saves against next start', ratio('save'), goals.nextSaves);
  judge('a save against the store’s durable write', saveMs / writeMs, goals.save);
}

Object.assign(process.env, secrets);
await reportBesideNext();
const benches = [await Bench.open(sizes[0]), await Bench.open(sizes[1])] as const;
await measure(benches);
report(benches);
for (const { site } of benches) await site.kill();
process.exit(missed === 0 ? 0 : 1);
