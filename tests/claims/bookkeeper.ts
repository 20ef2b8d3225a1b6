import type { History, TypedClaim, TypedLine } from './histories';

/**
 * What a bookkeeper would do with the policy's wording, a sheet and a ledger; none of the engine's code, types of
 * money or order of steps. Whole paise as BigInt in, rupees out.
 */

/** The wording, typed from the policies: room, months (existing, named, birth), co-payment, deductible, refill, times. */
const WORDING: Record<string, readonly [string, number, number, number, number, number, string, number]> = {
  'reassure/': ['any', 36, 24, 48, 0, 0, 'always', 3],
  'reassurev2/Bronze+': ['singlePrivate', 36, 24, 48, 0, 0, 'once', 3],
  'reassurev2/Platinum+': ['any', 36, 24, 24, 0, 0, 'always', 5],
  'reassurev2/Titanium+': ['any', 36, 24, 9, 0, 0, 'always', 10],
  'senior-first/Gold': ['singlePrivate', 36, 24, Infinity, 20, 0, 'once', 0],
  'senior-first/Platinum': ['any', 36, 24, Infinity, 0, 0, 'always', 0],
  'aspire/Gold+': ['singlePrivate', 36, 24, 9, 0, 0, 'once', 3],
  'aspire/Titanium+': ['any', 36, 24, 9, 0, 0, 'always', 10],
  'health-companion/': ['any', 36, 24, Infinity, 0, 0, 'once', 3],
  'health-recharge/': ['any', 36, 24, Infinity, 0, 5_00_000, 'never', 0],
  'health-pulse/': ['shared', 36, 24, Infinity, 0, 0, 'once', 0],
  'rise/': ['shared', 36, 24, Infinity, 10, 0, 'once', 0],
};

/** By head: N never, C consumables, R follows the room, F in full. */
const SHEET: Record<string, string> = {
  room: 'R',
  nursing: 'R',
  doctor: 'R',
  surgeon: 'R',
  theatre: 'R',
  blood: 'R',
  intensiveCare: 'F',
  pharmacy: 'F',
  implants: 'F',
  tests: 'F',
  ambulance: 'F',
  consumables: 'C',
  registration: 'N',
  attendantMeals: 'N',
  toiletries: 'N',
  telephone: 'N',
  laundry: 'N',
  copies: 'N',
};

const LADDER: Record<string, readonly string[]> = {
  shared: ['shared'],
  singlePrivate: ['shared', 'singlePrivate'],
  any: ['shared', 'singlePrivate', 'deluxe', 'suite'],
};

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
function monthsFrom(from: string, to: string): number {
  const [a, b] = [from, to].map((each) => each.split('-').map(Number) as [number, number, number]);
  return (b![0] - a![0]) * 12 + (b![1] - a![1]) - (b![2] < a![2] ? 1 : 0);
}
const paiseOf = (typed: string) => BigInt(typed.replace('.', ''));

type Entry = { year: number; account: 'own' | 'refill' | 'brought' | 'deductible'; rupees: number };

/** In rupees: each line, the customer's shares, what is paid, and the cash for days in hospital. */
export type Sheet = { lines: number[]; deductible: number; coPayment: number; paid: number; cash: number };

export function settleByHand(history: History): Sheet[] {
  const ledger: Entry[] = [];
  return history.claims.map((claim) => settleOne(history, claim, ledger));
}

function settleOne(history: History, claim: TypedClaim, ledger: Entry[]): Sheet {
  const [, , , , percent, deductible] = WORDING[history.plan]!;
  if (mustWait(history, claim))
    return { lines: claim.lines.map(() => 0), deductible: 0, coPayment: 0, paid: 0, cash: 0 };
  const year = Math.floor(monthsFrom(history.startsOn, claim.admittedOn) / 12);
  const lines = claim.lines.map((line) => rupeesOf(history, claim, line));
  const fine = lines.reduce((sum, rupees) => sum + rupees, 0);
  const booked = (account: Entry['account']) =>
    ledger.filter((each) => each.year === year && each.account === account).reduce((s, e) => s + e.rupees, 0);
  const self = Math.max(0, Math.min(fine, deductible - booked('deductible')));
  ledger.push({ year, account: 'deductible', rupees: self });
  const coPayment = Math.floor(((fine - self) * percent + 50) / 100);
  const open = fine - self - coPayment;
  const most = ownMost(history, claim);
  const { own, refill, brought } = balances(history, ledger, year);
  let paid = 0;
  for (const [account, balance] of [
    ['own', Math.min(own, most)],
    ['refill', Math.min(refill, most - Math.min(own, most))],
    ['brought', brought],
  ] as const) {
    const rupees = Math.min(open - paid, balance);
    ledger.push({ year, account, rupees });
    paid += rupees;
  }
  return { lines, deductible: self, coPayment, paid, cash: cashOf(history, claim) };
}

/** A thousand a day from the second day on; the days of admission and discharge count. */
function cashOf({ riders }: History, { admittedOn, dischargedOn }: TypedClaim): number {
  return riders.includes('hospital-cash') ? daysFrom(admittedOn, dischargedOn) * 1_000 : 0;
}

/** The most that is paid while a raised part of the sum insured waits as a new policy would. Accidents don't wait. */
function ownMost({ raised, ...history }: History, claim: TypedClaim): number {
  if (!raised || claim.cause === 'accident') return Infinity;
  return isEarly(history, claim, raised.on) ? raised.from : Infinity;
}

/** What can still be booked to each account in a year, by all entries so far. */
function balances({ plan, sumInsured, carried }: History, ledger: readonly Entry[], year: number) {
  const [, , , , , , refills, times] = WORDING[plan]!;
  const spent = (at: number, account: Entry['account']) =>
    ledger.filter((each) => each.year === at && each.account === account).reduce((s, e) => s + e.rupees, 0);
  let brought = Math.min(times * sumInsured, carried);
  for (let at = 0; at < year; at += 1) {
    const idle = Math.max(0, sumInsured - spent(at, 'own') - spent(at, 'refill'));
    brought = Math.min(times * sumInsured, idle + brought - spent(at, 'brought'));
  }
  const own = sumInsured - spent(year, 'own');
  const [budget] = { never: [0], once: [sumInsured], always: [Infinity] }[refills] ?? [0];
  // Own and refill together never exceed the sum insured in one claim.
  const refill = Math.min(sumInsured - own, budget! - spent(year, 'refill'));
  return { own, refill, brought: brought - spent(year, 'brought') };
}

function rupeesOf(history: History, claim: TypedClaim, line: TypedLine): number {
  const { head, billed, on, cut } = line;
  const kind = SHEET[head]!;
  const isOutside = on && (daysFrom(on, claim.admittedOn) > 60 || daysFrom(claim.dischargedOn, on) > 180);
  if (kind === 'N' || isOutside) return 0;
  if (kind === 'C' && !history.riders.includes('safeguard-plus')) return 0;
  const rest = paiseOf(billed) - paiseOf(cut?.[0] ?? '0.00');
  if (rest <= 0n) return 0;
  const [top, bottom] = fractionOf(history, claim, head);
  const [quotient, remainder] = [(rest * top) / bottom, (rest * top) % bottom];
  const rounded = remainder * 2n >= bottom ? quotient + 1n : quotient;
  return Number(rounded * 100n > rest ? rest / 100n : rounded);
}

/** What is paid of a paisa under this head, in rupees, as a fraction. */
function fractionOf({ plan }: History, { room, billsByRoom }: TypedClaim, head: string): [bigint, bigint] {
  const isHigher = room && !LADDER[WORDING[plan]![0]]!.includes(room.taken) && room.coveredRate < room.rate;
  const isCut = SHEET[head] === 'R' && (billsByRoom || head === 'room');
  return isHigher && isCut ? [BigInt(room.coveredRate), BigInt(room.rate) * 100n] : [1n, 100n];
}

function mustWait(history: History, claim: TypedClaim): boolean {
  const { startsOn, endsOn, plan } = history;
  const { admittedOn, cause, joinedOn = startsOn } = claim;
  if (admittedOn < startsOn || admittedOn < joinedOn || admittedOn > endsOn) return true;
  if (cause === 'accident') return false;
  if (cause === 'maternity' && WORDING[plan]![3] === Infinity) return true;
  return isEarly(history, claim, joinedOn);
}

/** Thirty days for every illness, months for some, counted from a day. */
function isEarly({ plan, riders }: History, { admittedOn, cause, known }: TypedClaim, from: string): boolean {
  const [, existing, named, birth] = WORDING[plan]!;
  const [days, months] = [daysFrom(from, admittedOn), monthsFrom(from, admittedOn)];
  const isEased = known.includes('managed') && riders.includes('smart-health');
  const rows: [boolean, boolean][] = [
    [true, days < 30],
    [cause === 'maternity', months < birth],
    [known.includes('named'), months < named],
    [known.includes('existing') && !isEased, months < (riders.includes('shorter-wait') ? 24 : existing)],
  ];
  return rows.some(([applies, early]) => applies && early);
}
