import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { startStore } from '../src/start';

/**
 * Cost of a save, a find and a list at a thousand and a million records, beside a ping on the same
 * connection. Measured in turns, so that a slow moment of the machine affects each alike.
 */
const sizes = { small: 1000, large: Number(process.env.BENCH_RECORDS ?? 1_000_000) };
const rounds = 15;
const callsPerRound = 200;
const listLength = 20;
const peoplePerCity = 100;

type Person = Document & {
  _id: number;
  phone: string;
  city: number;
  at: Date;
  name: string;
  plan: { sum: number; members: number[] };
};
type Operation = {
  name: string;
  run: (collection: Collection<Person>, size: number) => Promise<unknown>;
  explain?: (collection: Collection<Person>) => Promise<Document>;
};

function person(n: number, size: number): Person {
  const city = n % Math.ceil(size / peoplePerCity);
  return {
    _id: n,
    phone: String(6_000_000_000 + n),
    city,
    at: new Date(1.7e12 + n * 1000),
    name: `Person ${n}`,
    plan: { sum: 500_000, members: [32, 30, 4] },
  };
}

function anyOf(size: number): number {
  return Math.floor(Math.random() * size);
}

const operations: readonly Operation[] = [
  { name: 'ping', run: async (collection) => collection.db.command({ ping: 1 }) },
  {
    name: 'save by key',
    run: async (collection, size) =>
      collection.updateOne({ _id: anyOf(size) }, { $set: { name: `Name ${Math.random()}` } }),
    explain: async (collection) => collection.find({ _id: 1 }).explain(),
  },
  {
    name: 'find by key',
    run: async (collection, size) => collection.findOne({ phone: String(6_000_000_000 + anyOf(size)) }),
    explain: async (collection) => collection.find({ phone: '6000000001' }).explain(),
  },
  {
    name: 'unique upsert',
    run: async (collection, size) =>
      collection.updateOne(
        { phone: String(6_000_000_000 + anyOf(size)) },
        { $set: { name: `Name ${Math.random()}` } },
        { upsert: true },
      ),
    explain: async (collection) => collection.find({ phone: '6000000001' }).explain(),
  },
  {
    name: `list of ${listLength}`,
    run: async (collection, size) => list(collection, anyOf(Math.ceil(size / peoplePerCity))).toArray(),
    explain: async (collection) => list(collection, 1).explain(),
  },
];

function list(collection: Collection<Person>, city: number) {
  return collection.find({ city }).sort({ at: -1 }).limit(listLength);
}

async function load(collection: Collection<Person>, size: number): Promise<void> {
  const began = performance.now();
  await collection.createIndexes([{ key: { phone: 1 }, unique: true }, { key: { city: 1, at: -1 } }]);
  const batch = 10_000;
  for (let from = 0; from < size; from += batch)
    await collection.insertMany(
      Array.from({ length: Math.min(batch, size - from) }, (_, n) => person(from + n, size)),
    );
  print(`loaded ${size} records with 3 indexes in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

type Times = Map<string, number[]>;

async function measure(collections: ReadonlyMap<number, Collection<Person>>): Promise<Times> {
  const times: Times = new Map();
  for (let round = -1; round < rounds; round++)
    for (const { name, run } of operations)
      for (let call = 0; call < callsPerRound; call++)
        for (const [size, collection] of collections) {
          const began = performance.now();
          await run(collection, size);
          const taken = performance.now() - began;
          const key = `${name} ${size}`;
          // The first round warms up.
          if (round >= 0) times.set(key, [...(times.get(key) ?? []), taken]);
        }
  return times;
}

type Figures = { perSecond: number; median: number; p99: number };

function toFigures(times: readonly number[]): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  return {
    perSecond: (1000 * sorted.length) / sorted.reduce((sum, time) => sum + time, 0),
    median: at(0.5),
    p99: at(0.99),
  };
}

function stageOf(plan: Document): string {
  return plan.inputStage
    ? `${String(plan.stage)} < ${stageOf(plan.inputStage as Document)}`
    : String(plan.stage);
}

async function report(times: Times, collections: ReadonlyMap<number, Collection<Person>>): Promise<void> {
  print('operation            records      ops/s   p50 ms   p99 ms   × ping   large/small   explain');
  for (const { name, explain } of operations) {
    const figures = [...collections.keys()].map((size) => toFigures(times.get(`${name} ${size}`) ?? []));
    for (const [i, [size, collection]] of [...collections].entries()) {
      const own = figures[i] as Figures;
      const ping = toFigures(times.get(`ping ${size}`) ?? []);
      const ratio = i === 0 ? '' : (own.median / (figures[0]?.median ?? 1)).toFixed(2);
      const plan = explain ? stageOf((await explain(collection)).queryPlanner.winningPlan as Document) : '';
      print(
        [
          name.padEnd(18),
          String(size).padStart(9),
          own.perSecond.toFixed(0).padStart(10),
          own.median.toFixed(3).padStart(8),
          own.p99.toFixed(3).padStart(8),
          (own.median / ping.median).toFixed(2).padStart(8),
          ratio.padStart(13),
          `  ${plan}`,
        ].join(' '),
      );
    }
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const dir = mkdtempSync(path.join(tmpdir(), 'store-bench-'));
const store = await startStore({ dir, ttlSweepSeconds: 3600 });
const client = await new MongoClient(store.uri, { maxPoolSize: 1 }).connect();
const collections = new Map<number, Collection<Person>>();
for (const size of Object.values(sizes)) {
  const collection = client.db('bench').collection<Person>(`people${size}`);
  await load(collection, size);
  collections.set(size, collection);
}
await report(await measure(collections), collections);
await client.close();
await store.stop();
rmSync(dir, { recursive: true, force: true });
