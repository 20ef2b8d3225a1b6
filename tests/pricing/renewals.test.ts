import { findCity } from '@/lib/domain/places/cities';
import { PLAN_FEATURES } from '@/lib/domain/plans/planFeatures.data';
import { TAXES } from '@/lib/domain/quote/pricing/tax.data';
import { RATE_TABLES } from '@/lib/domain/quote/pricing/rates.data';
import { priceOne } from '@/lib/domain/quote/pricing/price';
import { ACTIVE_DAY_STEPS } from '@/lib/domain/renewals/renewal.data';
import { earnedDiscount } from '@/lib/domain/renewals/renewalDiscount';
import { priceRenewal } from '@/lib/domain/renewals/renewalPrice';
import { type Family, makeFamilies } from './families';
import { part, workOut, yearsOld } from './independent';

/** Three hundred renewals, worked out from the tables by addition of cells, without the engine. */
type Renewal = {
  family: Family;
  startsOn: string;
  activeDays: number;
  hasClaim: boolean;
  leaves: boolean;
  joins: boolean;
  tenure: number;
  /** Of the next term. */
  sumInsured: number;
};

const families = makeFamilies(300, 7).map((family) => ({ ...family, frequency: 'once' as const }));

const renewals = families.map((family, at): Renewal => {
  const year = Number(family.day.slice(0, 4)) + (family.tenure % 4);
  return {
    family,
    startsOn: `${year}${family.day.slice(4)}`,
    activeDays: (at * 37) % 366,
    hasClaim: at % 3 === 0,
    leaves: at % 4 === 1 && family.members.length > 1,
    joins: at % 5 === 2 && family.members.length < 5,
    tenure: 1 + (at % 3),
    sumInsured: at % 6 === 3 ? otherSum(family, at) : family.sumInsured,
  };
});

function otherSum({ product, sumInsured }: Family, at: number): number {
  const covers = RATE_TABLES.find((table) => table.product === product)!.covers;
  const others = covers.map(([sum]) => sum).filter((sum) => sum !== sumInsured);
  return others[at % others.length] ?? sumInsured;
}

const withoutLast = <T>(list: readonly T[]): T[] => list.slice(0, -1);

/** One year, in rupees, before what was earned and before tax. */
function yearByHand(family: Family): number {
  const cells = workOut({ ...family, tenure: 1 }).filter(({ what }) => what !== 'tax');
  return cells.reduce((sum, { paise }) => sum + paise, 0);
}

function keepsAge({ product, tier }: Family): boolean {
  const plan = PLAN_FEATURES[product] as Record<string, { entryAge?: { answer: string } }>;
  return plan[tier]?.entryAge?.answer === 'untilClaim';
}

function byHand({
  family,
  startsOn,
  activeDays,
  hasClaim,
  leaves,
  joins,
  tenure,
  sumInsured,
}: Renewal): number {
  const isKept = keepsAge(family) && !hasClaim;
  const stay = leaves ? withoutLast(family.members) : family.members;
  const on = (day: string) => (member: Family['members'][number]) => ({
    ...member,
    ratedAge: yearsOld(member.dateOfBirth, day),
  });
  const then = { ...family, members: stay.map(on(family.day)) };
  const aged = { ...family, day: startsOn, members: stay.map(on(isKept ? family.day : startsOn)) };
  const child = { relation: 'son', dateOfBirth: startsOn } as const;
  const now = { ...aged, members: joins ? [...aged.members, on(startsOn)(child)] : aged.members };
  const isSenior = stay.some(({ dateOfBirth }) => yearsOld(dateOfBirth, startsOn) >= 60);
  const most = part(yearByHand(then), 1.1);
  const over = isSenior ? Math.max(0, yearByHand(aged) - most) : 0;
  const year = yearByHand({ ...now, sumInsured }) - over;
  const percent = ACTIVE_DAY_STEPS.filter(({ days }) => days <= activeDays).at(-1)!.percent;
  const net = year - part(year, percent / 100);
  const ahead = [0, 0.925, 0.85].slice(1, tenure).map((share) => part(net, share));
  const premium = [net, ...ahead].reduce((sum, each) => sum + each, 0);
  const tax = TAXES.filter(({ from }) => from <= startsOn).at(-1)!.share;
  return (premium + part(premium, tax / 10_000)) / 100;
}

function byEngine({ family, startsOn, activeDays, hasClaim, leaves, joins, tenure, sumInsured }: Renewal) {
  const { day, city, riders, product, tier } = family;
  const place = findCity(city)!;
  const outcome = priceOne({ ...family, place, tenure: (tenure % 3) + 1 }, day);
  if (outcome.kind === 'refused') throw new Error(outcome.refused.reason);
  const members = family.members.map((member, at) => ({ ...member, memberId: String(at) }));
  const price = priceRenewal({
    product,
    tier,
    riders,
    place,
    sumInsured,
    startsOn,
    claimed: hasClaim ? 90_000 : 0,
    last: {
      bill: outcome.price,
      members: members.map(({ loading: _inBill, ...member }) => member),
    },
    leave: leaves ? [String(members.length - 1)] : [],
    join: joins ? [{ relation: 'son', dateOfBirth: startsOn }] : [],
    keepsAge: keepsAge(family) && !hasClaim,
    validUntil: startsOn,
    earnedPercent: earnedDiscount(activeDays).percent,
  })!;
  return { price, chosen: price.prices[tenure - 1]!.priceAfterTax };
}

test('each of 300 renewals costs what is worked out by hand, to the rupee', () => {
  const unlike = renewals
    .map((renewal) => ({ renewal, engine: byEngine(renewal).chosen, hand: byHand(renewal) }))
    .filter(({ engine, hand }) => engine !== hand);
  expect(unlike).toEqual([]);
});

test('the causes of each add up from the last price to the new one, in whole rupees', () => {
  for (const renewal of renewals) {
    const { lastPrice, causes, prices } = byEngine(renewal).price;
    expect(causes.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
    expect(causes.reduce((sum, { amount }) => sum + amount, lastPrice)).toBe(prices[0]!.priceAfterTax);
    expect(causes.find(({ key }) => key === 'claim')?.amount).toBe(0);
    for (const { breakdown, priceAfterTax } of prices)
      expect(breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(priceAfterTax);
  }
});

test('they have every cause, and many go from one price table to the next', () => {
  const causes = renewals.flatMap((renewal) => byEngine(renewal).price.causes);
  expect([...new Set(causes.map(({ key }) => key))].toSorted()).toEqual(
    ['age', 'cap', 'claim', 'cover', 'earned', 'joined', 'left', 'rates', 'tax'].toSorted(),
  );
  const many = (key: string) => causes.filter((cause) => cause.key === key && cause.amount !== 0).length;
  expect(many('rates')).toBeGreaterThan(15);
  expect(many('cover')).toBeGreaterThan(40);
});
