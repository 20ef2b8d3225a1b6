import type { BillHead, CutReason, Room } from '@/lib/domain/claims/settle/billHeads.data';

/** Rupees and paise as text ("1234.50"), days as YYYY-MM-DD. Uses none of the engine's types. */
export type TypedLine = { head: BillHead; billed: string; on?: string; cut?: [string, CutReason] };
export type TypedClaim = {
  /** For a person who was added later: the day on which their waits begin. */
  joinedOn?: string;
  admittedOn: string;
  dischargedOn: string;
  cause: 'accident' | 'illness' | 'maternity';
  known: string;
  room?: { taken: Room; rate: number; coveredRate: number };
  billsByRoom: boolean;
  lines: readonly TypedLine[];
};
export type History = {
  plan: string;
  riders: readonly string[];
  sumInsured: number;
  /** From the term before, in rupees. */
  carried: number;
  /** The earlier sum insured, and the day from which the part above it waits. */
  raised?: { from: number; on: string };
  startsOn: string;
  endsOn: string;
  claims: readonly TypedClaim[];
};

export const PLANS = [
  'reassure/',
  'reassurev2/Bronze+',
  'reassurev2/Platinum+',
  'reassurev2/Titanium+',
  'senior-first/Gold',
  'senior-first/Platinum',
  'aspire/Gold+',
  'aspire/Titanium+',
  'health-companion/',
  'health-recharge/',
  'health-pulse/',
  'rise/',
] as const;

const HEADS: readonly BillHead[] = [
  ...(['room', 'nursing', 'doctor', 'surgeon', 'theatre', 'blood', 'intensiveCare'] as const),
  ...([
    'pharmacy',
    'implants',
    'tests',
    'ambulance',
    'consumables',
    'registration',
    'attendantMeals',
  ] as const),
  ...(['toiletries', 'telephone', 'laundry', 'copies'] as const),
];
const RIDERS = ['safeguard-plus', 'shorter-wait', 'smart-health', 'hospital-cash'];
const KNOWN = ['', '', '', 'existing', 'existing managed', 'named', 'existing named'];
const CUTS: readonly CutReason[] = ['aboveTariff', 'billedTwice', 'notOfThisTreatment', 'noPaper'];

/** Mulberry32: the same numbers for a seed on every machine. */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const POLICIES = 60;
export const CLAIMS_OF_EACH = 5;

export function makeHistories(): readonly History[] {
  const chance = chanceFrom(20_261_123);
  const below = (most: number) => Math.floor(chance() * most);
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const day = (offset: number) => new Date(Date.UTC(2026, 10, 22 + offset)).toISOString().slice(0, 10);
  const money = (most: number) =>
    `${below(most)}.${String(chance() < 0.2 ? below(100) : 0).padStart(2, '0')}`;
  const aLine = (from: number, to: number): TypedLine => {
    const head = one(HEADS);
    const isOutside = ['pharmacy', 'tests'].includes(head) && chance() < 0.4;
    return {
      head,
      billed: money(chance() < 0.1 ? 12_00_000 : 1_20_000),
      ...(isOutside && { on: day(chance() < 0.5 ? from - below(90) : to + below(240)) }),
      ...(chance() < 0.15 && { cut: [money(20_000), one(CUTS)] as [string, CutReason] }),
    };
  };
  const aClaim = (from: number): TypedClaim => {
    const to = from + below(15);
    const rate = 2_000 + below(12_000);
    return {
      ...(chance() < 0.15 && { joinedOn: day(below(2 * 365)) }),
      admittedOn: day(from),
      dischargedOn: day(to),
      cause: one(['accident', 'illness', 'illness', 'illness', 'maternity'] as const),
      known: one(KNOWN),
      ...(chance() < 0.7 && {
        room: {
          taken: one(['shared', 'singlePrivate', 'deluxe', 'suite'] as const),
          rate,
          coveredRate: 1_000 + below(rate),
        },
      }),
      billsByRoom: chance() < 0.8,
      lines: Array.from({ length: 1 + below(10) }, () => aLine(from, to)),
    };
  };
  const aSum = () => {
    const sumInsured = one([3, 5, 10, 20]) * 1_00_000;
    const isRaised = chance() < 0.8;
    return {
      sumInsured,
      carried: chance() < 0.7 ? below(30) * 50_000 : 0,
      ...(isRaised && { raised: { from: one([1, 2]) * 25_000, on: day(below(900)) } }),
    };
  };
  return Array.from({ length: POLICIES }, (_, at) => ({
    plan: PLANS[at % PLANS.length]!,
    riders: RIDERS.filter(() => chance() < 0.4),
    ...aSum(),
    startsOn: day(0),
    endsOn: day(3 * 365),
    claims: Array.from({ length: CLAIMS_OF_EACH }, () => below(3 * 365 + 20))
      .toSorted((a, b) => a - b)
      .map(aClaim),
  }));
}
