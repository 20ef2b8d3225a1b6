import path from 'node:path';
import { MongoClient } from 'mongodb';
import { startStore } from 'embedded-mongo';
import { api } from '@/lib/config/paths';
import type { LatestQuotesDto } from '@/lib/domain/desk/contract';
import { SEGMENTS } from '@/lib/domain/quote/segments';
import { mobileHashOf, sealedField } from '@/lib/server/services/common/personalData';
import { dialerPersonOf } from '@/lib/server/services/quote/leads';
import type { DialerLeadRecord } from '@/models/callbacks/dialerLead';
import { Browser } from '../api/support/browser';
import { aFamily, aLead, aPlan } from '../api/support/samples';
import { secrets, SiteProgram } from '../chaos/programs';
import { median } from './besideNext';
import { keepMapped } from './keepMapped';

/**
 * npm run bench:desk: the telecallers' list, its searches and counts at a thousand and a million quotes, asked in
 * turn, so that drift affects both. BENCH_RECORDS makes the large one smaller.
 */
const sizes = [1000, Number(process.env['BENCH_RECORDS'] ?? 1_000_000)] as const;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 100);
const warmUp = 20;
const goal = 1.2;
const batch = 5000;
const DAY_MS = 86_400_000;
const products = ['aspire', 'reassurev2', 'reassurev3', 'senior-first'] as const;
const owners = ['', 'SAMPLE-1001', 'SAMPLE-2001', ...Array.from({ length: 47 }, (_, n) => `STAFF-${n}`)];

/** Its reference, the first eight characters, is its own. */
const idOf = (n: number) => `B${String(n).padStart(7, '0')}${'0'.repeat(24)}`;
const mobileOf = (n: number) => String(7_000_000_000 + n);

type Call = { path: string; query: Record<string, string>; isJudged: boolean };
const list = (query: Record<string, string>): Call => ({ path: api.latestQuotes, query, isJudged: true });
const calls: Readonly<Record<string, Call>> = {
  'whole list': list({ from: '2020-01-01', to: '2090-01-01' }),
  'me and unassigned': list({ owner: 'mineAndNobody' }),
  'one status': list({ status: '4' }),
  'every filter': list({
    ...{ status: '2', product: 'aspire', owner: 'mine', segment: 'Retail' },
    limit: '1',
  }),
  'next page': list({ cursor: `${Date.now() - 1000}.${idOf(5)}` }),
  'by phone': list({ q: '' }),
  'by quote number': list({ q: '' }),
  // Bounded by design, not equal: a thousand quotes are counted to the end.
  counts: { path: api.quoteCounts, query: { owner: 'mineAndNobody' }, isJudged: false },
};

const STAFF_ID = 'SAMPLE-1001';
const STAFF_MOBILE = '6000001001';
const sealedStaff = sealedField<object>('staff', 'person');
const sealedPerson = sealedField<unknown>('dialerLeads', 'person');

class Bench {
  readonly times: Record<string, number[]> = {};

  private constructor(
    readonly size: number,
    readonly site: SiteProgram,
    private readonly staff: Browser,
  ) {}

  static async open(size: number): Promise<Bench> {
    const site = await SiteProgram.open();
    const customer = new Browser(site.port);
    await customer.post(api.quote, { ...aLead(), ...aFamily(), ...aPlan() });
    await site.kill();
    await fill(path.join(site.dir, 'store'), size);
    await site.start();
    const staff = new Browser(site.port);
    const { body } = await staff.post(api.otpStaffGenerate, { staffId: STAFF_ID });
    const outbox = await staff.get(`/api/dev/outbox?to=${STAFF_MOBILE}`);
    const [message] = outbox.body as unknown as { text: string }[];
    const otp = /^\d{6}/.exec(message?.text ?? '')?.[0];
    await staff.post(api.otpStaffValidate, { requestId: body.requestId, otp });
    return new Bench(size, site, staff);
  }

  async call(name: string): Promise<number> {
    const { path: route, query } = calls[name]!;
    const n = Math.floor(Math.random() * this.size);
    const q = { 'by phone': mobileOf(n), 'by quote number': idOf(n) }[name];
    const began = performance.now();
    const { status, body } = await this.staff.get(
      `${route}?${new URLSearchParams({ ...query, ...(q && { q }) })}`,
    );
    const taken = performance.now() - began;
    const found = (body as Partial<LatestQuotesDto>).quotes?.length;
    if (status !== 200 || found === 0) throw new Error(`${name} answered ${status} with ${found} quotes`);
    return taken;
  }
}

/** Copies the one quote and its lead, spread over filters, owners and a month. */
async function fill(dir: string, size: number): Promise<void> {
  const began = performance.now();
  const store = await startStore({ dir });
  const client = await new MongoClient(store.uri).connect();
  const db = client.db('sukhayu');
  const [quotes, leads] = [db.collection('quotes'), db.collection('dialerLeads')];
  const staffPerson = sealedStaff.seal({ name: 'Sample Staff', mobileNumber: STAFF_MOBILE }, STAFF_ID);
  const createdAt = new Date();
  await db
    .collection('staff')
    .insertOne({ _id: STAFF_ID, role: 'telecaller', person: staffPerson, createdAt } as never);
  const lead = await leads.findOne();
  const sample = await quotes.findOne({ _id: lead?.['quoteId'] });
  // Sealed values open under their own id alone; the copies are shown without.
  const {
    person: _person,
    members: _members,
    price: _price,
    existingIllness: _illness,
    ...quote
  } = (sample ?? {}) as Record<string, unknown>;
  const person = dialerPersonOf(lead as unknown as DialerLeadRecord);
  const now = Date.now();
  for (let from = 0; from < size; from += batch) {
    const some = Array.from({ length: Math.min(batch, size - from) }, (_, at) => from + at);
    const made = some.map((n) => ({
      ...lead,
      ...{ _id: `lead${idOf(n)}`, person: sealedPerson.seal(person, `lead${idOf(n)}`), quoteId: idOf(n) },
      ...{ reference: `B${String(n).padStart(7, '0')}` },
      ...{ mobileHash: mobileHashOf(mobileOf(n)), status: (n % 6) + 1, owner: owners[n % 50] },
      ...{ product: products[Math.floor(n / 18) % 4], segment: SEGMENTS[Math.floor(n / 6) % 3] },
      updatedAt: new Date(now - Math.floor(((n * 7919) % size) * ((30 * DAY_MS) / size))),
    }));
    await Promise.all([
      quotes.insertMany(some.map((n) => ({ ...quote, _id: idOf(n) })) as never[]),
      leads.insertMany(made as never[]),
    ]);
  }
  await client.close();
  await store.stop();
  await keepMapped(dir);
  console.log(`${size} quotes stored in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

let missed = 0;

function report([small, large]: readonly [Bench, Bench]): void {
  console.log(`call                  p50 ms at ${small.size}   at ${large.size}   ratio (goal ${goal})`);
  for (const [name, { isJudged }] of Object.entries(calls)) {
    const [one, other] = [small, large].map(({ times }) => median(times[name] ?? []));
    const ratio = (other ?? 0) / (one ?? 1);
    const isMissed = isJudged && ratio > goal;
    if (isMissed) missed += 1;
    const goalOf = isMissed ? 'MISSED' : 'kept';
    const verdict = isJudged ? goalOf : 'not judged';
    const cells = [name.padEnd(20), one?.toFixed(2).padStart(12), other?.toFixed(2).padStart(12)];
    console.log([...cells, ratio.toFixed(2).padStart(8), verdict].join(' '));
  }
}

Object.assign(process.env, secrets);
const benches = [await Bench.open(sizes[0]), await Bench.open(sizes[1])] as const;
for (let round = -warmUp; round < rounds; round++)
  for (const name of Object.keys(calls))
    for (const bench of benches) {
      const taken = await bench.call(name);
      if (round >= 0) (bench.times[name] ??= []).push(taken);
    }
report(benches);
for (const { site } of benches) await site.kill();
process.exit(missed === 0 ? 0 : 1);
