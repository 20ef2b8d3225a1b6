import { api } from '@/lib/config/paths';
import type { LatestQuotesDto } from '@/lib/domain/desk/contract';
import type { Browser } from '@/tests/api/support/browser';
import { median } from '@/tests/bench/besideNext';
import { signIn } from './deskSite';
import { idOf, leadIdOf, mobileOf, personOf, referenceOf } from './fill';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 100);
const warmUp = 20;
const goal = 1.2;

type Call = { path: string; query: Record<string, string>; isJudged: boolean };
const list = (query: Record<string, string>): Call => ({ path: api.latestQuotes, query, isJudged: true });
const calls: Readonly<Record<string, Call>> = {
  'whole list': list({ from: '2020-01-01', to: '2090-01-01' }),
  'me and unassigned': list({ owner: 'mineAndNobody' }),
  'one status': list({ status: '4' }),
  'every filter': list({ status: '2', product: 'aspire', owner: 'mine', segment: 'Retail', limit: '1' }),
  'next page': list({ cursor: `${Date.now() - 1000}.${idOf(5)}` }),
  'by phone': list({ q: '' }),
  'by quote number': list({ q: '' }),
  'by quote id': list({ q: '' }),
  'by lead id': list({ q: '' }),
  'by name and birth date': list({ q: '' }),
  // Bounded by design, not equal: a thousand quotes are counted to the end.
  counts: { path: api.quoteCounts, query: { owner: 'mineAndNobody' }, isJudged: false },
};

const searches: Readonly<Record<string, (n: number) => string>> = {
  'by phone': mobileOf,
  'by quote number': (n) => `SK-${referenceOf(n)}`,
  'by quote id': idOf,
  'by lead id': leadIdOf,
  'by name and birth date': personOf,
};

type Sized = { size: number; port: number };
type Desk = { size: number; staff: Browser; times: Record<string, number[]> };

/** Asked in turn, so that drift affects both. The number of missed goals. */
export async function compareLists(sites: readonly [Sized, Sized]): Promise<number> {
  const desks = await Promise.all(
    sites.map(async ({ size, port }): Promise<Desk> => ({ size, staff: await signIn(port, 1), times: {} })),
  );
  for (let round = -warmUp; round < rounds; round++)
    for (const name of Object.keys(calls))
      for (const desk of desks) {
        const taken = await ask(desk, name);
        if (round >= 0) (desk.times[name] ??= []).push(taken);
      }
  return report(desks);
}

async function ask({ size, staff }: Desk, name: string): Promise<number> {
  const { path: route, query } = calls[name]!;
  const n = Math.floor(Math.random() * size);
  const q = searches[name]?.(n);
  const began = performance.now();
  const { status, body } = await staff.get(`${route}?${new URLSearchParams({ ...query, ...(q && { q }) })}`);
  const taken = performance.now() - began;
  const found = (body as Partial<LatestQuotesDto>).quotes?.length;
  if (status !== 200 || found === 0) throw new Error(`${name} answered ${status} with ${found} quotes`);
  return taken;
}

function report([small, large]: readonly Desk[]): number {
  let missed = 0;
  console.log(`call                     p50 ms at ${small?.size}   at ${large?.size}   ratio (goal ${goal})`);
  for (const [name, { isJudged }] of Object.entries(calls)) {
    const [one, other] = [small, large].map((desk) => median(desk?.times[name] ?? []));
    const ratio = (other ?? 0) / (one ?? 1);
    const isMissed = isJudged && ratio > goal;
    if (isMissed) missed += 1;
    const goalOf = isMissed ? 'MISSED' : 'kept';
    const verdict = isJudged ? goalOf : 'not judged';
    const cells = [name.padEnd(23), one?.toFixed(2).padStart(12), other?.toFixed(2).padStart(12)];
    console.log([...cells, ratio.toFixed(2).padStart(8), verdict].join(' '));
  }
  return missed;
}
