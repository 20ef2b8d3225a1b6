import { addDays, type IsoDate } from '@/lib/domain/common/dates';
import { chances } from '@/tests/travel/chances';
import {
  cancelRefund,
  changeBill,
  changeTripDates,
  findChangeProblem,
  paidChange,
  type TripDates,
} from './changeTrip';
import type { TripPriceDto } from './tripPrice';
import { termEnd } from './kinds/kinds';
import type { TripKind } from './kinds/kinds.data';
import { priceTripFor } from './priceTrip';
import type { Trip } from './trip';
import { dueOf, type GivenUp, givenUpWith, keptOf, owedOf, type TripPayment, withReturns } from './tripMoney';

const TODAY = '2026-11-23';
const SUM = 1_00_000;

type Policy = {
  trip: Trip;
  price: TripPriceDto;
  payments: readonly TripPayment[];
  givenUp?: GivenUp | undefined;
  cancelled?: { refund: number; share: number };
};
type Ordered = TripDates & { price: TripPriceDto; amount: number };

/** The eldest comes into a dearer band of ages within the days that are tried. */
function termOf(kind: TripKind, startsOn: IsoDate): Partial<Trip> {
  if (kind === 'single') return {};
  const own =
    kind === 'annual'
      ? { longestTrip: 45, travellers: ['1991-04-02', '1986-03-01'] }
      : { months: 9, travellers: ['2001-03-01'] };
  return { kind, ...own, endsOn: termEnd({ kind, startsOn, ...own }) };
}

const dearer = (price: TripPriceDto): TripPriceDto => ({
  ...price,
  priceBeforeTax: price.priceBeforeTax + 1_000,
  tax: price.tax + 180,
  priceAfterTax: price.priceAfterTax + 1_180,
});

/** Returns each payment once, as banks do. */
class Bank {
  #returned = new Map<string, number>();
  giveBack({ paymentId, amount, returned = 0 }: TripPayment): void {
    if (returned === 0) return;
    const before = this.#returned.get(paymentId);
    expect([undefined, returned]).toContain(before);
    expect(returned).toBeLessThanOrEqual(amount);
    this.#returned.set(paymentId, returned);
  }
  keptOf(payments: readonly TripPayment[]): number {
    return payments.reduce((sum, { paymentId, amount }) => sum + amount - this.returnedOf(paymentId), 0);
  }
  returnedOf(paymentId: string): number {
    return this.#returned.get(paymentId) ?? 0;
  }
}

/** One policy through moves, extensions, cancellations, late payments and returns, in any order. */
class Story {
  readonly bank = new Bank();
  #today: IsoDate = TODAY;
  #ordered: Ordered | undefined;
  #policy: Policy;

  constructor(
    private readonly chance: () => number,
    kind: TripKind,
  ) {
    const startsOn = addDays(TODAY, 5 + this.upTo(40));
    const trip: Trip = {
      destination: 'schengen',
      startsOn,
      endsOn: addDays(startsOn, this.upTo(60)),
      travellers: ['1991-04-02', '2019-01-20'],
      ...termOf(kind, startsOn),
    };
    const price = this.priceOf(trip);
    this.#policy = { trip, price, payments: [{ paymentId: 'p0', amount: price.priceAfterTax }] };
  }

  upTo = (most: number) => Math.floor(this.chance() * (most + 1));

  /** Sometimes bought at the higher rates of another day. */
  private priceOf(trip: Trip): TripPriceDto {
    const price = priceTripFor(trip, SUM, TODAY);
    if (!price) throw new Error('not offered');
    return this.chance() < 0.3 ? dearer(price) : price;
  }

  private wish(): TripDates {
    const { kind, startsOn, endsOn, months } = this.#policy.trip;
    // A birthday in between makes it dearer; once it has begun, it stays as it is.
    const hasBegun = this.#today >= startsOn;
    if (months !== undefined) {
      const first = hasBegun ? startsOn : addDays(this.#today, this.upTo(300));
      return { startsOn: first, endsOn, months: hasBegun ? months + this.upTo(6) : 1 + this.upTo(23) };
    }
    if (kind) return { startsOn: addDays(this.#today, this.upTo(300)), endsOn };
    if (hasBegun) return { startsOn, endsOn: addDays(endsOn, this.upTo(30)) };
    const other = addDays(this.#today, this.upTo(40));
    return { startsOn: other, endsOn: addDays(other, this.upTo(60)) };
  }

  private move(): void {
    const changed = this.#policy.cancelled
      ? undefined
      : changeTripDates(this.#policy, this.wish(), this.#today);
    if (!changed) return;
    const { trip, price, givenUp, difference } = changed;
    expect(givenUp?.kept ?? 0).toBeLessThanOrEqual(givenUp?.amount ?? 0);
    if (difference > 0) {
      const bill = changeBill(this.#policy, changed);
      expect(bill.breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(difference);
      const { startsOn, endsOn, months } = trip;
      this.#ordered = { startsOn, endsOn, months, price, amount: difference };
    } else this.replace({ trip, price, givenUp });
  }

  /** Only for the contract that it was ordered for. */
  private pay(): void {
    const ordered = this.#ordered;
    if (!ordered || this.#policy.cancelled) return;
    const { amount } = ordered;
    const changed = paidChange(this.#policy, ordered, amount, this.#today);
    const payment = { paymentId: `p${this.#policy.payments.length}`, amount };
    if (changed) this.replace({ ...changed, payments: [...this.#policy.payments, payment] });
  }

  private replace(change: Partial<Policy>): void {
    this.#policy = { ...this.#policy, ...change };
    this.#ordered = undefined;
  }

  private cancel(): void {
    if (this.#policy.cancelled || this.#today >= this.#policy.trip.startsOn) return;
    const share = cancelRefund(this.#policy, 'notTravelling', this.#today);
    this.replace({ cancelled: { refund: share + owedOf(this.#policy), share } });
  }

  /** A repeat, after a kill between two writes, asks for the same. */
  private settle(): void {
    const { cancelled, payments, trip } = this.#policy;
    if (!cancelled && this.#today < trip.startsOn) return;
    this.#policy = { ...this.#policy, payments: withReturns(payments, owedOf(this.#policy, cancelled)) };
    for (const payment of this.#policy.payments.slice(this.upTo(1))) this.bank.giveBack(payment);
    for (const payment of this.#policy.payments) this.bank.giveBack(payment);
  }

  step(): void {
    const ways = [
      () => this.move(),
      () => this.move(),
      () => this.pay(),
      () => this.settle(),
      () => {
        this.#today = addDays(this.#today, this.upTo(9));
      },
    ];
    ways[this.upTo(ways.length - 1)]?.();
    if (this.chance() < 0.03) this.cancel();
  }

  /** After the last return: what is kept, and what should be. */
  end(): { kept: number; due: number; counted: number } {
    this.#today = [this.#today, this.#policy.trip.startsOn].toSorted()[1] ?? this.#today;
    this.settle();
    const { payments, cancelled } = this.#policy;
    const due = dueOf(this.#policy) - (cancelled?.share ?? 0);
    return { kept: this.bank.keptOf(payments), counted: keptOf(payments), due };
  }
}

test.each([
  ['single', 250],
  ['annual', 120],
  ['studies', 120],
] as const)('what we keep is the price of the contract in force, whatever became of it: %s', (kind, runs) => {
  const chance = chances(19);
  for (let run = 0; run < runs; run += 1) {
    const story = new Story(chance, kind);
    for (let at = 0; at < 25; at += 1) story.step();
    const { kept, counted, due } = story.end();
    expect({ run, kept, counted }).toEqual({ run, kept: due, counted: due });
  }
});

test('a day that is none moves no trip, before it begins or after', () => {
  const trip: Trip = {
    destination: 'thailand',
    startsOn: TODAY,
    endsOn: addDays(TODAY, 5),
    travellers: ['1991-04-02'],
  };
  for (const today of [TODAY, addDays(TODAY, -5)]) {
    const problem = findChangeProblem({ trip }, { startsOn: TODAY, endsOn: 'soon' }, today);
    expect(problem).toEqual({ path: 'endsOn', key: 'trip.day' });
  }
});

test('a longer stay costs nothing less where rates have fallen', () => {
  const trip: Trip = {
    destination: 'thailand',
    startsOn: TODAY,
    endsOn: addDays(TODAY, 5),
    travellers: ['1991-04-02'],
  };
  const now = priceTripFor(trip, SUM, TODAY);
  if (!now) throw new Error('not offered');
  const price = dearer(now);
  const payments = [{ paymentId: 'p0', amount: price.priceAfterTax }];
  const longer = { startsOn: TODAY, endsOn: addDays(TODAY, 9) };
  expect(changeTripDates({ trip, price, payments }, longer, TODAY)).toMatchObject({ price, difference: 0 });
});

describe('days that are given up', () => {
  const bill = (priceAfterTax: number) => ({ price: { priceAfterTax } });
  const moves = (from: number, ...to: (readonly [price: number, share: number])[]) =>
    to.reduce<ReturnType<typeof bill> & { givenUp?: GivenUp | undefined }>(
      (before, [priceAfterTax, share]) => ({
        price: { priceAfterTax },
        givenUp: givenUpWith(before, { priceAfterTax }, share),
      }),
      bill(from),
    ).givenUp;

  test('keep with us what the day’s share leaves, in one step as in many', () => {
    expect(moves(10_000, [4_000, 7_500])).toEqual({ amount: 6_000, kept: 1_500 });
    expect(moves(10_000, [8_000, 7_500], [4_000, 7_500])).toEqual({ amount: 6_000, kept: 1_500 });
    expect(moves(10_000, [8_000, 9_000], [4_000, 5_000])).toEqual({ amount: 6_000, kept: 2_200 });
  });

  test('cost nothing more when they are chosen again, and no less than they had cost when in part', () => {
    expect(moves(10_000, [4_000, 5_000], [10_000, 5_000])).toBeUndefined();
    expect(moves(10_000, [4_000, 5_000], [12_000, 5_000])).toBeUndefined();
    expect(moves(10_000, [2_000, 5_000], [6_000, 5_000])).toEqual({ amount: 4_000, kept: 2_000 });
  });
});
