import path from 'node:path';
import { startStore } from 'embedded-mongo';
import { api } from '@/lib/config/paths';
import { serverEnv } from '@/lib/config/serverEnv';
import type { HospitalsDto } from '@/lib/domain/hospitals/contract';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import { makeSampleHospitals } from '@/lib/server/samples/sampleHospitals';
import { publishHospitals } from '@/lib/server/services/hospitals/editions';
import { Browser } from '@/tests/api/support/browser';
import { secrets, SiteProgram } from '@/tests/chaos/programs';
import { median } from './besideNext';
import { keepMapped } from './keepMapped';

/**
 * npm run bench:hospitals: searches for network hospitals at a thousand and a hundred thousand, asked in turn, so that
 * drift affects both. BENCH_RECORDS makes the large one smaller.
 */
const sizes = [1000, Number(process.env['BENCH_RECORDS'] ?? 100_000)] as const;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 200);
const warmUp = 20;
const goal = 1.2;

/** Each finds some among a thousand. */
const searches: Readonly<Record<string, object>> = {
  pincode: { pincode: '411038' },
  'pincode, 3 filters': { pincode: '411038', isCashless: true, isOpenAllDay: true, speciality: 'medicine' },
  location: { lat: 22.57, lng: 88.36 },
  city: { q: 'pune' },
  'city, page 3': { city: 'Pune', page: 3 },
  'city and speciality': { q: 'heart pune' },
  name: { q: 'parijat' },
  'name in Tamil': { q: 'பாரிஜாத்' },
  'name with a slip': { q: 'parjiat' },
  speciality: { speciality: 'heart' },
  'speciality, filters': { speciality: 'heart', isCashless: true, isOpenAllDay: true },
};

class Bench {
  readonly times: Record<string, number[]> = {};

  private constructor(
    readonly size: number,
    readonly site: SiteProgram,
    private readonly browser: Browser,
  ) {}

  static async open(size: number): Promise<Bench> {
    const site = await SiteProgram.open();
    await site.kill();
    await fill(path.join(site.dir, 'store'), size);
    await site.start();
    return new Bench(size, site, new Browser(site.port));
  }

  async search(name: string): Promise<{ taken: number; total: number }> {
    const began = performance.now();
    const { status, body } = await this.browser.post(api.hospitals, searches[name]);
    const taken = performance.now() - began;
    const { total } = body as HospitalsDto;
    if (status !== 200 || total === 0) throw new Error(`${name} answered ${status} with ${total} hospitals`);
    return { taken, total };
  }
}

async function fill(dir: string, size: number): Promise<void> {
  const began = performance.now();
  const store = await startStore({ dir });
  // Read once: each fill has a store of its own.
  Object.assign(serverEnv(), { MONGODB_URI: store.uri });
  await connectDatabase({ isUnhurried: true });
  await publishHospitals(makeSampleHospitals(size), new Date());
  await disconnectDatabase();
  await store.stop();
  await keepMapped(dir);
  console.log(`${size} hospitals stored in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

async function report([small, large]: readonly [Bench, Bench]): Promise<number> {
  let missed = 0;
  console.log(
    `search                p50 ms at ${small.size}   at ${large.size}   ratio (goal ${goal})   found`,
  );
  for (const name of Object.keys(searches)) {
    const [one, other] = [small, large].map(({ times }) => median(times[name] ?? []));
    const ratio = (other ?? 0) / (one ?? 1);
    if (ratio > goal) missed += 1;
    const found = [(await small.search(name)).total, (await large.search(name)).total].join(' and ');
    const cells = [name.padEnd(20), one?.toFixed(2).padStart(12), other?.toFixed(2).padStart(12)];
    console.log(
      [...cells, ratio.toFixed(2).padStart(8), ratio > goal ? 'MISSED' : 'kept  ', found].join(' '),
    );
  }
  return missed;
}

Object.assign(process.env, secrets, { APP_ENV: 'test' });
const benches = [await Bench.open(sizes[0]), await Bench.open(sizes[1])] as const;
for (let round = -warmUp; round < rounds; round++)
  for (const name of Object.keys(searches))
    for (const bench of benches) {
      const { taken } = await bench.search(name);
      if (round >= 0) (bench.times[name] ??= []).push(taken);
    }
const missed = await report(benches);
for (const { site } of benches) await site.kill();
process.exit(missed === 0 ? 0 : 1);
