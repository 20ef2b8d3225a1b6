import type { PriceDto, RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import { familyCombination } from '../members';
import { toRupees } from '@/lib/domain/common/money';
import { zoneOf, type Place } from '@/lib/domain/places/places';
import type { Product, ProductSlug, TierName } from '@/lib/domain/plans/products.data';
import { findProduct, tierOf } from '@/lib/domain/plans/products';
import type { RiderKey } from '@/lib/domain/plans/riders.data';
import type { Frequency } from '@/lib/domain/plans/planTerms.data';
import {
  discountLine,
  feeLine,
  riderLines,
  taxLine,
  termLines,
  toBreakdownLine,
  totalOf,
  zoneLine,
  type Line,
} from './billLines';
import { findRefusal, type Refusal } from './eligibility';
import { toInstalments } from './instalments';
import { memberLines, type PricedMember } from './memberLines';
import { findRateTable, retailHealthTax, shareAt } from './rates';
import type { BasisPoints, RateTable } from './rateTable';
import { lastDayOfPrice } from './validity';

export type PlansInput = {
  readonly members: readonly PricedMember[];
  readonly sumInsured: number;
  /** Years: 1, 2 or 3. */
  readonly tenure: number;
  /** Where the family lives; undefined for a place that nobody knows. */
  readonly place: Place | undefined;
  readonly riders?: readonly RiderKey[];
  /** Anything but `once` takes the discount of further years away. */
  readonly frequency?: Frequency;
};

export type PriceInput = PlansInput & { readonly product: ProductSlug; readonly tier?: string };

export type PriceOutcome = { kind: 'priced'; price: PriceDto } | { kind: 'refused'; refused: RefusedPlanDto };

type Basis = {
  product: Product;
  tier: TierName | '';
  tierShare: BasisPoints;
  table: RateTable;
  place: Place;
};

/** The price of one plan, in whole rupees, from the tables in force today; or the reason why it can't be had. */
export function priceOne(input: PriceInput, today: IsoDate): PriceOutcome {
  const basis = findBasis(input, today);
  if ('reason' in basis) {
    const productName = findProduct(input.product)?.name ?? input.product;
    return { kind: 'refused', refused: { product: input.product, productName, ...basis } };
  }
  return { kind: 'priced', price: toPrice(input, basis, today) };
}

function findBasis(input: PriceInput, today: IsoDate): Basis | Refusal {
  const product = findProduct(input.product);
  const table = findRateTable(input.product, today);
  if (!product || !table) return { reason: 'notOffered' };
  const tier = tierOf(product, input.tier);
  const tierShare = tier === undefined ? undefined : table.tiers[tier];
  if (tier === undefined || tierShare === undefined) return { reason: 'tierNotOffered' };
  const { place } = input;
  if (!place) return { reason: 'placeUnknown' };
  return (
    findRefusal(table, { ...input, riders: input.riders ?? [] }, today) ?? {
      product,
      tier,
      tierShare,
      table,
      place,
    }
  );
}

function toPrice(input: PriceInput, basis: Basis, today: IsoDate): PriceDto {
  const { product, tier, table, place } = basis;
  const zone = zoneOf(place, input.product);
  const premium = premiumLines(input, basis, today);
  const tax = taxLine(totalOf(premium), retailHealthTax(today));
  const lines = [...premium, tax, feeLine];
  const total = toRupees(totalOf(lines));
  const instalments = toInstalments(total, input.tenure, input.frequency);
  return {
    product: product.slug,
    productName: product.name,
    tier,
    sumInsured: input.sumInsured,
    tenure: input.tenure,
    familyCombination: familyCombination(input.members),
    zone,
    breakdown: lines.map(toBreakdownLine),
    priceBeforeTax: toRupees(totalOf(premium)),
    tax: toRupees(tax.amount),
    priceAfterTax: total,
    ...(instalments && { instalments }),
    rateVersion: table.version,
    validUntil: lastDayOfPrice(table, input.members, today),
  };
}

/** The filed order: members and loadings, zone, riders, discount make a year; then the years paid ahead. */
function premiumLines(
  input: PriceInput,
  { tierShare, table, place }: Basis,
  today: IsoDate,
): readonly Line[] {
  const shares = { tier: tierShare, cover: shareAt(table.covers, input.sumInsured) };
  const people = memberLines(table, input.members, shares, today);
  const zoned = [...people, zoneLine(totalOf(people), place, zoneOf(place, input.product), table)];
  const withRiders = [...zoned, ...riderLines(totalOf(zoned), input.riders ?? [], input.members)];
  const discount = table.discount ? [discountLine(totalOf(withRiders), table.discount)] : [];
  const year = [...withRiders, ...discount];
  const inInstalments = input.frequency !== undefined && input.frequency !== 'once';
  return [...year, ...termLines(totalOf(year), input.tenure, inInstalments)];
}
