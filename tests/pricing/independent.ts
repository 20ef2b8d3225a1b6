import { CITIES } from '@/lib/domain/places/cities.data';
import { RATE_TABLES } from '@/lib/domain/quote/pricing/rates.data';
import { TAXES } from '@/lib/domain/quote/pricing/tax.data';
import { ZONE_EXCEPTIONS } from '@/lib/domain/places/zones.data';
import type { Family } from './families';

/** The price worked out from the tables without the engine. Cells are whole paise. */

const ADULTS = ['self', 'spouse', 'father', 'mother', 'father-in-law', 'mother-in-law'];
/** Share left after the tenure discount: 7.5% off the second year, 15% off the third. */
const YEAR_RATES = [1, 0.925, 0.85];

type Cell = { what: string; paise: number };

/** Exact, then rounded half up to whole rupees. */
export function part(paise: number, ...shares: number[]): number {
  let exact = BigInt(paise);
  for (const share of shares) exact *= BigInt(Math.round(share * 100_000));
  const rupee = 100n * 100_000n ** BigInt(shares.length);
  const [whole, rest] = [exact / rupee, exact % rupee];
  return Number(2n * rest >= rupee ? whole + 1n : whole) * 100;
}

const perTenThousand = (share: number) => share / 10_000;

const total = (sheet: readonly Cell[]) => sheet.reduce((sum, { paise }) => sum + paise, 0);

/** A birthday on 29 February falls on 1 March in a common year. */
export function yearsOld(born: string, day: string): number {
  const [bornYear, bornMonth, bornDay] = born.split('-').map(Number) as [number, number, number];
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const birthdayIsPast = month > bornMonth || (month === bornMonth && date >= bornDay);
  return year - bornYear - (birthdayIsPast ? 0 : 1);
}

function row(rows: readonly (readonly [number, number])[], reached: number): number {
  let found = rows[0]![1];
  for (const [from, share] of rows) if (from <= reached) found = share;
  return perTenThousand(found);
}

function tableOf({ product, day }: Family) {
  const inForce = RATE_TABLES.filter((table) => table.product === product && table.effectiveFrom <= day);
  return inForce.reduce((newest, table) => (table.effectiveFrom > newest.effectiveFrom ? table : newest));
}

function memberCells(family: Family): Cell[] {
  const table = tableOf(family);
  const people = family.members
    .map((member) => ({ ...member, age: member.ratedAge ?? yearsOld(member.dateOfBirth, family.day) }))
    .sort((one, other) => (one.dateOfBirth < other.dateOfBirth ? -1 : 1));
  const oldest = Math.max(...people.map(({ age }) => age));
  const [adults, children] = [true, false].map((isAdult) =>
    people.filter(({ relation }) => ADULTS.includes(relation) === isAdult),
  ) as [typeof people, typeof people];
  return people.map((person) => {
    const isFloater = table.basis === 'floater';
    const grown = isFloater && person !== adults[0] ? 'adult' : 'eldest';
    const young = person === children[0] ? 'child' : 'nextChild';
    const place = adults.includes(person) ? grown : young;
    const rupees = table.reference[place];
    const shares = [
      row(table.agesOf?.[place] ?? table.ages, isFloater ? oldest : person.age),
      perTenThousand(table.tiers[family.tier]!),
      row(table.covers, family.sumInsured),
    ];
    return { what: person.relation, paise: part(rupees * 100, ...shares) };
  });
}

function zoneOf({ product, city }: Family) {
  return ZONE_EXCEPTIONS[product]?.[city] ?? CITIES.find(({ name }) => name === city)!.zone;
}

function riderCell(rider: Family['riders'][number], family: Family, inZone: number): Cell {
  const rate = tableOf(family).riders[rider];
  if ('share' in rate) return { what: rider, paise: part(inZone, perTenThousand(rate.share)) };
  const adults = family.members.filter(({ relation }) => ADULTS.includes(relation)).length;
  const rupees = 'perAdult' in rate ? rate.perAdult * adults : rate.perMember * family.members.length;
  return { what: rider, paise: rupees * 100 };
}

/** In order: members, loadings, zone, riders, filed discount, years, tax. */
export function workOut(family: Family): Cell[] {
  const table = tableOf(family);
  const sheet = memberCells(family);
  const persons = [...sheet];
  if (table.basis === 'individual' && persons.length > 1) {
    sheet.push({ what: 'family discount', paise: -part(total(persons), 0.1) });
  }
  for (const { relation, loading } of family.members) {
    const own = persons.find(({ what }) => what === relation)!;
    if (loading) sheet.push({ what: 'loading', paise: part(own.paise, perTenThousand(loading)) });
  }
  sheet.push({
    what: 'zone',
    paise: -part(total(sheet), perTenThousand(table.zoneDiscounts[zoneOf(family)])),
  });
  const inZone = total(sheet);
  for (const rider of family.riders) sheet.push(riderCell(rider, family, inZone));
  if (table.discount) {
    sheet.push({ what: 'discount', paise: -part(total(sheet), perTenThousand(table.discount.share)) });
  }
  const year = total(sheet);
  const inParts = family.frequency !== 'once';
  for (const rate of YEAR_RATES.slice(1, family.tenure)) {
    sheet.push({ what: 'further year', paise: part(year, inParts ? 1 : rate) });
  }
  const tax = TAXES.filter(({ from }) => from <= family.day).at(-1)!.share;
  sheet.push({ what: 'tax', paise: part(total(sheet), perTenThousand(tax)) });
  return sheet;
}

export function priceByHand(family: Family): number {
  return total(workOut(family));
}
