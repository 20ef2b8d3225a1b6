import type { IsoDate } from '@/lib/domain/common/dates';
import { shareInWholeRupees, toRupees, type Paise } from '@/lib/domain/common/money';
import { type Place, zoneOf } from '@/lib/domain/places/places';
import { findProduct } from '@/lib/domain/plans/products';
import type { ProductSlug, VariantName } from '@/lib/domain/plans/products.data';
import type { RiderKey } from '@/lib/domain/plans/riders.data';
import { eldestFirst, familyCombination } from '@/lib/domain/quote/members';
import {
  feeLine,
  type Line,
  negative,
  taxLine,
  termLines,
  toBreakdownLine,
  totalOf,
} from '@/lib/domain/quote/pricing/billLines';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { PricedMember } from '@/lib/domain/quote/pricing/memberLines';
import { yearLines } from '@/lib/domain/quote/pricing/price';
import { retailHealthTax, shareAt } from '@/lib/domain/quote/pricing/rates';
import type { RateTable } from '@/lib/domain/quote/pricing/rateTable';

export type RenewalWish = {
  readonly product: ProductSlug;
  readonly tier: VariantName | '';
  readonly riders: readonly RiderKey[];
  readonly place: Place;
  readonly members: readonly PricedMember[];
  readonly sumInsured: number;
};

/** A year's price before the earned discount and before tax. */
export function yearOf(wish: RenewalWish, table: RateTable, today: IsoDate): readonly Line[] {
  const { product, tier, place, members, sumInsured, riders } = wish;
  const shares = { tier: table.tiers[tier] ?? 0, cover: shareAt(table.covers, sumInsured) };
  const people = eldestFirst(members);
  return yearLines({ people, table, shares, place, zone: zoneOf(place, product) }, riders, today);
}

export type Taken = { percent: number; cap: Paise };

/** Takes off the regulator's limit first, then the earned discount from what is left. */
export function takenLines(year: readonly Line[], { percent, cap }: Taken): readonly Line[] {
  const capped: readonly Line[] = cap > 0 ? [{ key: 'cap', label: 'seniorCap', amount: negative(cap) }] : [];
  const before = totalOf([...year, ...capped]);
  const amount = negative(shareInWholeRupees(before, percent * 100));
  const earned: readonly Line[] =
    percent > 0 ? [{ key: 'earned', label: 'earned', values: { percent }, amount }] : [];
  return [...capped, ...earned];
}

/** The price for a number of years. Years that are paid ahead have a discount of their own. */
export function toRenewalPrice(
  wish: RenewalWish,
  year: readonly Line[],
  {
    table,
    tenure,
    startsOn,
    validUntil,
  }: { table: RateTable; tenure: number; startsOn: IsoDate; validUntil: IsoDate },
): PriceDto {
  const premium = [...year, ...termLines(totalOf(year), tenure, table)];
  const tax = taxLine(totalOf(premium), retailHealthTax(startsOn));
  const lines = [...premium, tax, feeLine];
  const { product, tier, sumInsured, members, place } = wish;
  return {
    product,
    tier,
    sumInsured,
    tenure,
    validUntil,
    productName: findProduct(product)?.name ?? product,
    familyCombination: familyCombination(members),
    zone: zoneOf(place, product),
    breakdown: lines.map(toBreakdownLine),
    priceBeforeTax: toRupees(totalOf(premium)),
    tax: toRupees(tax.amount),
    priceAfterTax: toRupees(totalOf(lines)),
    rateVersion: table.version,
  };
}
