import type { BreakdownLine, PriceDto, PriceReason } from '@/lib/domain/quote/pricing/contract';
import { fromMessageCase } from '@/lib/domain/quote/pricing/lineValues';
import { planNameOf } from '@/lib/domain/plans/planName';

/** Why a price changed: a translation key under `editing.causes.` with its values. */
export type PriceCause = {
  readonly key:
    | 'joined'
    | 'left'
    | 'age'
    | 'row'
    | 'place'
    | 'plan'
    | 'cover'
    | 'years'
    | 'riderAdded'
    | 'riderGone'
    | 'parts'
    | 'rates'
    | 'tax';
  /** `relation` and `rider` are keys, `cover` is in rupees. */
  readonly values: Readonly<Record<string, string | number>>;
};

export type CausedPrice = Pick<
  PriceDto,
  | 'productName'
  | 'tier'
  | 'sumInsured'
  | 'tenure'
  | 'breakdown'
  | 'priceAfterTax'
  | 'instalments'
  | 'rateVersion'
>;

export function findPriceCauses(before: CausedPrice, after: CausedPrice): readonly PriceCause[] {
  return [
    ...peopleCauses(before, after),
    ...placeCauses(before, after),
    ...changed('plan', planNameOf(before), planNameOf(after)),
    ...changed('cover', before.sumInsured, after.sumInsured),
    ...changed('years', before.tenure, after.tenure),
    ...riderCauses(before, after),
    ...changed('parts', partsOf(before), partsOf(after)),
    ...changed('rates', before.rateVersion, after.rateVersion),
    ...changed('tax', taxOf(before), taxOf(after)),
  ];
}

const PRICE_REASONS: readonly PriceReason[] = ['birthday', 'place', 'rates', 'tax'];

/** The causes without personal data. */
export function findPriceReasons(before: CausedPrice, after: CausedPrice): readonly PriceReason[] {
  const keys = findPriceCauses(before, after).map(({ key }) =>
    key === 'age' || key === 'row' ? 'birthday' : key,
  );
  return PRICE_REASONS.filter((reason) => keys.includes(reason));
}

function changed(key: PriceCause['key'], was: string | number, is: string | number): readonly PriceCause[] {
  return was === is ? [] : [{ key, values: { was, is } }];
}

const linesOf = ({ breakdown }: CausedPrice, key: string) => breakdown.filter((line) => line.key === key);
const textOf = (line: BreakdownLine | undefined, value: string) => String(line?.values?.[value] ?? '');
const partsOf = ({ instalments }: CausedPrice) => (instalments ? 'several' : 'one');
const taxOf = (price: CausedPrice) => Number(textOf(linesOf(price, 'tax')[0], 'percent'));

/** Sons match by age order: bills name people by relation, eldest first. */
function peopleCauses(before: CausedPrice, after: CausedPrice): readonly PriceCause[] {
  const [old, now] = [linesOf(before, 'member'), linesOf(after, 'member')];
  const relations = [...new Set([...now, ...old].map((line) => textOf(line, 'relation')))];
  const people = relations.flatMap((relation) => {
    const own = (line: BreakdownLine) => textOf(line, 'relation') === relation;
    const [were, are] = [old.filter(own), now.filter(own)];
    return Array.from({ length: Math.max(were.length, are.length) }, (_, at) =>
      personCauses(fromMessageCase(relation), were[at], are[at]),
    ).flat();
  });
  return [...people, ...rowCauses(old, now)];
}

function personCauses(
  relation: string,
  was: BreakdownLine | undefined,
  is: BreakdownLine | undefined,
): readonly PriceCause[] {
  if (!was || !is) return [{ key: is ? 'joined' : 'left', values: { relation } }];
  const [before, after] = [Number(was.values?.age), Number(is.values?.age)];
  return changed('age', before, after).map(({ key, values }) => ({ key, values: { ...values, relation } }));
}

function rowCauses(old: readonly BreakdownLine[], now: readonly BreakdownLine[]): readonly PriceCause[] {
  const rowOf = (lines: readonly BreakdownLine[]) => {
    const eldest = lines.find(({ label }) => label === 'memberEldest');
    return eldest ? `${textOf(eldest, 'from')}–${textOf(eldest, 'to')}` : '';
  };
  const [was, is] = [rowOf(old), rowOf(now)];
  return was && is ? changed('row', was, is) : [];
}

/** Schema version 1 stores the English name. */
const idOf = ({ place, city }: NonNullable<BreakdownLine['values']>) => place ?? city;

function placeCauses(before: CausedPrice, after: CausedPrice): readonly PriceCause[] {
  const [was, is] = [linesOf(before, 'zone')[0]?.values, linesOf(after, 'zone')[0]?.values];
  if (!was || !is || (idOf(was) === idOf(is) && was.zone === is.zone)) return [];
  const { city = '', zone = '' } = is;
  return [{ key: 'place', values: { cityWas: was.city ?? '', city, zoneWas: was.zone ?? '', zone } }];
}

function riderCauses(before: CausedPrice, after: CausedPrice): readonly PriceCause[] {
  const ridersOf = (price: CausedPrice) => linesOf(price, 'rider').map((line) => textOf(line, 'rider'));
  const [old, now] = [ridersOf(before), ridersOf(after)];
  const toCause = (key: 'riderAdded' | 'riderGone') => (rider: string) => ({
    key,
    values: { rider: fromMessageCase(rider) },
  });
  return [
    ...now.filter((rider) => !old.includes(rider)).map(toCause('riderAdded')),
    ...old.filter((rider) => !now.includes(rider)).map(toCause('riderGone')),
  ];
}
