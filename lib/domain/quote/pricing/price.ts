import type { PriceDto, RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import { eldestFirst, familyCombination } from '../members';
import { toRupees } from '@/lib/domain/common/money';
import { zoneOf, type Place } from '@/lib/domain/places/places';
import type { Zone } from '@/lib/domain/places/zones.data';
import type { Product, ProductSlug, VariantName } from '@/lib/domain/plans/products.data';
import { findPlan } from '@/lib/domain/plans/products';
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
  /** 1, 2 or 3 years. */
  readonly tenure: number;
  readonly place: Place | undefined;
  readonly riders?: readonly RiderKey[];
  readonly frequency?: Frequency;
};

export type PriceInput = PlansInput & { readonly product: ProductSlug; readonly tier?: string };

export type PriceOutcome = { kind: 'priced'; price: PriceDto } | { kind: 'refused'; refused: RefusedPlanDto };

type Basis = {
  product: Product;
  tier: VariantName | '';
  /** Eldest first. */
  people: readonly PricedMember[];
  combination: string;
  table: RateTable;
  shares: { tier: BasisPoints; cover: BasisPoints };
  place: Place;
};

/** In whole rupees, from today's rate tables. */
export function priceOne(input: PriceInput, today: IsoDate): PriceOutcome {
  const { product, tier } = findPlan(input.product, input.tier);
  const basis = findBasis(input, { product, tier }, today);
  if ('reason' in basis) {
    const productName = product?.name ?? input.product;
    return { kind: 'refused', refused: { product: input.product, productName, ...basis } };
  }
  return { kind: 'priced', price: toPrice(input, basis, today) };
}

function findBasis(
  { place, sumInsured, riders = [], ...input }: PriceInput,
  { product, tier }: { product?: Product; tier?: VariantName | '' },
  today: IsoDate,
): Basis | Refusal {
  const table = findRateTable(input.product, today);
  if (!product || !table) return { reason: 'notOffered' };
  const variantShare = tier === undefined ? undefined : table.tiers[tier];
  if (tier === undefined || variantShare === undefined) return { reason: 'variantNotOffered' };
  if (!place) return { reason: 'placeUnknown' };
  const shares = { tier: variantShare, cover: shareAt(table.covers, sumInsured) };
  const people = eldestFirst(input.members);
  const combination = familyCombination(people);
  return (
    findRefusal(table, { people, sumInsured, riders }, today) ?? {
      ...{ product, tier, people, combination, table, shares, place },
    }
  );
}

function toPrice(input: PriceInput, basis: Basis, today: IsoDate): PriceDto {
  const { product, tier, people, combination, table, place } = basis;
  const zone = zoneOf(place, input.product);
  const premium = premiumLines(input, { ...basis, zone }, today);
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
    familyCombination: combination,
    zone,
    breakdown: lines.map(toBreakdownLine),
    priceBeforeTax: toRupees(totalOf(premium)),
    tax: toRupees(tax.amount),
    priceAfterTax: total,
    ...(instalments && { instalments }),
    rateVersion: table.version,
    validUntil: lastDayOfPrice(table, people, today),
  };
}

/** One year, then years paid ahead. */
function premiumLines(
  { riders = [], tenure, frequency }: PriceInput,
  basis: Basis & { zone: Zone },
  today: IsoDate,
): readonly Line[] {
  const year = yearLines(basis, riders, today);
  const inInstalments = frequency !== undefined && frequency !== 'once';
  return [...year, ...termLines(totalOf(year), tenure, inInstalments)];
}

export type YearBasis = Pick<Basis, 'people' | 'table' | 'shares' | 'place'> & { zone: Zone };

/** The filed order: members, loadings, zone, riders, discount. */
export function yearLines(
  { people, shares, table, place, zone }: YearBasis,
  riders: readonly RiderKey[],
  today: IsoDate,
): readonly Line[] {
  const persons = memberLines(table, people, shares, today);
  const zoned = [...persons, zoneLine(totalOf(persons), place, zone, table)];
  const withRiders = [...zoned, ...riderLines(totalOf(zoned), riders, people)];
  const discount = table.discount ? [discountLine(totalOf(withRiders), table.discount)] : [];
  return [...withRiders, ...discount];
}
