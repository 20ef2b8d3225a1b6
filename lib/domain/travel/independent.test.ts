import { addDays } from '@/lib/domain/common/dates';
import { chances } from '@/tests/travel/chances';
import { TRIP_CANCEL_REASONS } from './cancelShares.data';
import { DESTINATIONS } from './destinations.data';
import { cancelRefund, changeBill, changeKindOf, changeTripDates } from './changeTrip';
import { inEuros } from './euros';
import { priceTrip } from './priceTrip';
import { findTripProblems, type Trip } from './trip';

// The tariff written down again, as a table of decimal strings, and worked out in exact fractions: a mistake in the
// rates, in an age's edge or in a rounding shows as a difference of a rupee.
const TARIFF = {
  asia: ['190', '21'],
  gulf: ['210', '23'],
  europe: ['280', '33'],
  world: ['300', '36'],
  america: ['460', '61'],
} as const;
const AGE_PERCENTS: readonly [upTo: number, percent: string][] = [
  [17, '85'],
  [40, '100'],
  [50, '118'],
  [60, '146'],
  [70, '215'],
  [80, '340'],
];
const SUMS: readonly [usd: number, percent: string, oldest: number, euros: number][] = [
  [50_000, '100', 80, 45_700],
  [100_000, '124', 70, 91_400],
  [250_000, '157', 70, 228_500],
  [500_000, '192', 60, 457_000],
];

type Fraction = readonly [over: bigint, under: bigint];
const times = (one: Fraction, other: Fraction): Fraction => [one[0] * other[0], one[1] * other[1]];
const percent = (text: string): Fraction => [BigInt(text), 100n];
/** Rounds to the nearest whole, halves up. */
const rounded = ([over, under]: Fraction): number => Number((2n * over + under) / (2n * under));

const TODAY = '2026-11-23';
const chance = chances(42);
const upTo = (most: number) => Math.floor(chance() * (most + 1));
const regions = ['asia', 'emirates', 'schengen', 'mostOfWorld', 'world'] as const;
const destinations = (Object.keys(DESTINATIONS) as Trip['destination'][]).filter(
  (key) => key === 'emirates' || key === 'schengen' || !regions.some((region) => region === key),
);

function aTrip(): Trip {
  const startsOn = addDays(TODAY, upTo(300));
  const travellers = Array.from({ length: 1 + upTo(5) }, () => birthOf(startsOn, upTo(80)));
  const destination = destinations[upTo(destinations.length - 1)] ?? 'elsewhere';
  return { destination, startsOn, endsOn: addDays(startsOn, upTo(179)), travellers };
}

/** A birth date of this age on that day, also on the birthday itself and on the day before the next one. */
function birthOf(day: string, age: number): string {
  const [year = 0, ...rest] = day.split('-').map(Number);
  const birthday = `${year - age}-${rest.map((part) => String(part).padStart(2, '0')).join('-')}`;
  const safe = birthday.endsWith('-02-29') ? addDays(birthday.replace('-29', '-28'), 0) : birthday;
  return age > 0 && chance() < 0.5 ? addDays(safe, -upTo(300)) : safe;
}

function agesOf({ travellers, startsOn }: Trip): number[] {
  const dayOf = (date: string) => Number(date.slice(5).replace('-', ''));
  return travellers.map((birth) => {
    const years = Number(startsOn.slice(0, 4)) - Number(birth.slice(0, 4));
    return dayOf(startsOn) < dayOf(birth) ? years - 1 : years;
  });
}

function daysOf({ startsOn, endsOn }: Trip): bigint {
  return BigInt(Math.round((Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000) + 1);
}

function expectedOf(trip: Trip) {
  const [once, day] = TARIFF[DESTINATIONS[trip.destination]];
  const base: Fraction = [BigInt(once) + BigInt(day) * daysOf(trip), 1n];
  const ages = agesOf(trip);
  const oldest = Math.max(...ages);
  return SUMS.filter(([, , most]) => oldest <= most).map(([sumInsuredUsd, share]) => {
    const each = ages.map((age) => {
      const [, ofAge = '0'] = AGE_PERCENTS.find(([most]) => age <= most) ?? [];
      return rounded(times(times(base, percent(ofAge)), percent(share)));
    });
    const before = each.reduce((sum, amount) => sum + amount, 0);
    const tax = rounded([BigInt(before) * 18n, 100n]);
    return { sumInsuredUsd, before, tax, total: before + tax };
  });
}

const BACK: readonly [fromDays: number, percent: bigint][] = [
  [15, 90n],
  [7, 75n],
  [1, 50n],
];

function backOf(amount: number, { startsOn }: Trip, today: string): number {
  const left = Math.round((Date.parse(startsOn) - Date.parse(today)) / 86_400_000);
  const [, percents = 0n] = BACK.find(([days]) => left >= days) ?? [];
  return Number((BigInt(amount) * percents) / 100n);
}

/** For cheaper days, that day's cancellation share of the reduction is refunded. */
const dueOf = (more: number, trip: Trip, today: string) => (more < 0 ? -backOf(-more, trip, today) : more);

const trips = Array.from({ length: 300 }, aTrip);

const amountsOf = (plan: ReturnType<typeof priceTrip>['plans'][number]) => ({
  sumInsuredUsd: plan.sumInsuredUsd,
  before: plan.priceBeforeTax,
  tax: plan.tax,
  total: plan.priceAfterTax,
});

test('300 trips cost to the rupee what the tariff says, by another way', () => {
  const wrong = trips.flatMap((trip) => {
    const made = priceTrip(trip, TODAY).plans.map(amountsOf);
    const expected = expectedOf(trip);
    return JSON.stringify(made) === JSON.stringify(expected) ? [] : [{ trip, made, expected }];
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

// The rates of the other two kinds: a year by region, longest trip and age; studies once and per month.
const YEAR = { asia: '2450', gulf: '2300', europe: '3600', world: '4150', america: '6900' } as const;
const LONGEST: readonly [days: number, percent: string][] = [
  [30, '100'],
  [45, '125'],
  [60, '147'],
];
const YEAR_AGES: readonly [upTo: number, percent: string][] = [
  [40, '100'],
  [50, '126'],
  [60, '164'],
  [70, '248'],
];
const MONTHS = {
  asia: ['650', '520'],
  gulf: ['650', '540'],
  europe: ['900', '760'],
  world: ['980', '840'],
  america: ['1450', '1490'],
} as const;
const STUDENT_AGES: readonly [upTo: number, percent: string][] = [
  [25, '100'],
  [35, '113'],
];

/** The day before the same day of a later month, or that month's last where it has no such day. */
function lastDay(startsOn: string, months: number): string {
  const [year = 0, month = 0, day = 0] = startsOn.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const lengths = [31, toYear % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const same = Math.min(day, lengths[toMonth - 1] ?? 31);
  const text = [toYear, toMonth, same].map((part) => String(part).padStart(2, '0')).join('-');
  return new Date(Date.parse(text) - (same < day ? 0 : 86_400_000)).toISOString().slice(0, 10);
}

function aYear(): Trip {
  const startsOn = addDays(TODAY, 1 + upTo(300));
  const [longestTrip] = LONGEST[upTo(2)] ?? [30];
  const travellers = Array.from({ length: 1 + upTo(5) }, () => birthOf(startsOn, 18 + upTo(52)));
  const destination = regions[upTo(regions.length - 1)] ?? 'asia';
  return { kind: 'annual', destination, startsOn, endsOn: lastDay(startsOn, 12), longestTrip, travellers };
}

function someStudies(): Trip {
  const startsOn = addDays(TODAY, 1 + upTo(300));
  const months = 1 + upTo(23);
  const destination = destinations[upTo(destinations.length - 1)] ?? 'usa';
  const travellers = [birthOf(startsOn, 16 + upTo(19))];
  return { kind: 'studies', destination, startsOn, endsOn: lastDay(startsOn, months), months, travellers };
}

function wholeOf({ destination, longestTrip, months = 0 }: Trip): Fraction {
  const region = DESTINATIONS[destination];
  const [once, month] = MONTHS[region];
  if (longestTrip === undefined) return [BigInt(once) + BigInt(month) * BigInt(months), 1n];
  const [, share = '0'] = LONGEST.find(([days]) => days === longestTrip) ?? [];
  return times([BigInt(YEAR[region]), 1n], percent(share));
}

function expectedOfKind(trip: Trip) {
  const bands = trip.kind === 'annual' ? YEAR_AGES : STUDENT_AGES;
  const ages = agesOf(trip);
  return SUMS.filter(([, , most]) => Math.max(...ages) <= most).map(([sumInsuredUsd, share]) => {
    const each = ages.map((age) => {
      const [, ofAge = '0'] = bands.find(([most]) => age <= most) ?? [];
      return rounded(times(times(wholeOf(trip), percent(ofAge)), percent(share)));
    });
    const before = each.reduce((sum, amount) => sum + amount, 0);
    const tax = rounded([BigInt(before) * 18n, 100n]);
    return { sumInsuredUsd, before, tax, total: before + tax };
  });
}

const kinds = {
  annual: Array.from({ length: 150 }, aYear),
  studies: Array.from({ length: 150 }, someStudies),
} as const;

describe.each(['annual', 'studies'] as const)('of the kind %s', (kind) => {
  test('150 cost to the rupee what the tariff says, by another way, and each can be bought', () => {
    for (const trip of kinds[kind]) {
      expect([trip, findTripProblems(trip, TODAY)]).toEqual([trip, []]);
      const { plans } = priceTrip(trip, TODAY);
      expect([trip, plans.map(amountsOf)]).toEqual([trip, expectedOfKind(trip)]);
      for (const { breakdown, priceAfterTax } of plans) {
        expect(breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(priceAfterTax);
      }
    }
  });

  test('what goes back is the share of its day, and another first day moves the last one with it', () => {
    for (const trip of kinds[kind]) {
      const [price] = priceTrip(trip, TODAY).plans;
      if (!price) throw new Error('the least sum is offered to everybody');
      const today = addDays(trip.startsOn, 1 - upTo(30));
      const back = cancelRefund({ trip, price }, 'notTravelling', today);
      expect(back).toBe(backOf(price.priceAfterTax, trip, today));
      const startsOn = addDays(TODAY, upTo(300));
      const contract = { trip, price, payments: [{ paymentId: 'p0', amount: price.priceAfterTax }] };
      const changed = changeTripDates(contract, { startsOn }, TODAY);
      if (!changed) continue;
      expect(changed.trip).toEqual({ ...trip, startsOn, endsOn: lastDay(startsOn, trip.months ?? 12) });
      const [{ total } = { total: NaN }] = expectedOfKind(changed.trip);
      expect(changed.difference).toBe(dueOf(total - price.priceAfterTax, trip, TODAY));
      const begun = kind === 'studies' ? 'extension' : undefined;
      expect([changeKindOf(trip, TODAY), changeKindOf(trip, trip.startsOn)]).toEqual(['dates', begun]);
    }
  });
});

const oneOf = (trip: Trip, sum: number) =>
  expectedOfKind(trip).find(({ sumInsuredUsd }) => sumInsuredUsd === sum) ?? { tax: NaN, total: NaN };

/** Each sum of each, with the months to which it is made longer. */
const longerStudies = kinds.studies.flatMap((trip) => {
  const months = (trip.months ?? 0) + 1 + upTo(35 - (trip.months ?? 0));
  const whole = { ...trip, months, endsOn: lastDay(trip.startsOn, months) };
  return priceTrip(trip, TODAY).plans.map((price) => ({ trip, price, whole }));
});

test('150 studies made longer cost to the rupee what the tariff says of the whole stay, by another way', () => {
  expect(Math.max(...longerStudies.map(({ whole }) => whole.months))).toBe(36);
  for (const { trip, price, whole } of longerStudies) {
    const { startsOn, months } = whole;
    const today = addDays(startsOn, upTo(27));
    const contract = { trip, price, payments: [{ paymentId: 'p0', amount: price.priceAfterTax }] };
    const changed = changeTripDates(contract, { startsOn, months }, today);
    if (!changed) throw new Error('it is longer');
    const [before, after] = [oneOf(trip, price.sumInsuredUsd), oneOf(whole, price.sumInsuredUsd)];
    const due = after.total - before.total;
    const bill = changeBill(contract, changed);
    const made = [changed.trip, changed.difference, bill.priceAfterTax, bill.tax];
    expect(made).toEqual([whole, due, due, after.tax - before.tax]);
  }
});

test('a sum in dollars is said in whole euros, never in more than it is', () => {
  for (const [usd, , , euros] of SUMS) expect([usd, inEuros(usd)]).toEqual([usd, euros]);
  for (const [usd] of SUMS) expect(inEuros(usd)).toBeGreaterThanOrEqual(30_000);
});

test('what goes back of 300 cancelled trips is the share of its day, by another way', () => {
  for (const trip of trips) {
    const [price] = priceTrip(trip, TODAY).plans;
    if (!price) continue;
    const today = addDays(trip.startsOn, 1 - upTo(30));
    const total = price.priceAfterTax;
    const refunds = TRIP_CANCEL_REASONS.map((reason) => cancelRefund({ trip, price }, reason, today));
    expect(refunds).toEqual([today < trip.startsOn ? total : 0, backOf(total, trip, today)]);
  }
});

test('300 trips with other days or a longer stay cost to the rupee what the tariff says, by another way', () => {
  let changes = 0;
  for (const trip of trips) {
    const [price] = priceTrip(trip, TODAY).plans;
    if (!price) continue;
    const hasBegun = chance() < 0.5;
    const today = hasBegun ? trip.startsOn : TODAY;
    const startsOn = hasBegun ? trip.startsOn : addDays(TODAY, upTo(300));
    const endsOn = hasBegun ? addDays(trip.endsOn, 1 + upTo(20)) : addDays(startsOn, upTo(179));
    const contract = { trip, price, payments: [{ paymentId: 'p0', amount: price.priceAfterTax }] };
    const changed = changeTripDates(contract, { startsOn, endsOn }, today);
    const other = expectedOf({ ...trip, startsOn, endsOn }).find(
      ({ sumInsuredUsd }) => sumInsuredUsd === price.sumInsuredUsd,
    );
    if (!changed || !other) continue;
    changes += 1;
    const [before = { total: NaN, tax: NaN }] = expectedOf(trip);
    const more = other.total - before.total;
    const bill = changeBill(contract, changed);
    expect([changed.difference, bill.tax]).toEqual([dueOf(more, trip, today), other.tax - before.tax]);
    expect(bill.priceBeforeTax + bill.tax).toBe(more);
  }
  expect(changes).toBeGreaterThan(200);
});
