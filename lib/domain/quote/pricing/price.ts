import type { PriceDto, RefusedPlanDto } from '@/lib/domain/quote/pricing/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import { eldestFirst, familyCombination } from '@/lib/domain/quote/members';
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
type PlanInput = Omit<PriceInput, 'tenure'>;

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

/** Prices a plan in whole rupees, from today's rate tables. */
export function priceOne(input: PriceInput, today: IsoDate): PriceOutcome {
  const [outcome] = priceTerms(input, [input.tenure], today);
  if (!outcome) throw new Error('one term has one outcome');
  return outcome;
}

/** Prices the plan for each of these tenures, not the input's own; a refusal is the same for all. */
export function priceTerms(input: PlanInput, tenures: readonly number[], today: IsoDate): PriceOutcome[] {
  const { product, tier } = findPlan(input.product, input.tier);
  const basis = findBasis(input, { product, tier }, today);
  if ('reason' in basis) {
    const productName = product?.name ?? input.product;
    const refused = { product: input.product, productName, ...basis };
    return tenures.map(() => ({ kind: 'refused', refused }));
  }
  const zone = zoneOf(basis.place, input.product);
  const year = yearLines({ ...basis, zone }, input.riders ?? [], today);
  const validUntil = lastDayOfPrice(basis.table, basis.people, today);
  return tenures.map((tenure) => ({
    kind: 'priced',
    price: toPrice(input, { ...basis, zone, year, validUntil, tenure }, today),
  }));
}

function findBasis(
  { place, sumInsured, riders = [], ...input }: PlanInput,
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
      product,
      tier,
      people,
      combination,
      table,
      shares,
      place,
    }
  );
}

type Term = Basis & { zone: Zone; year: readonly Line[]; validUntil: IsoDate; tenure: number };

function toPrice({ sumInsured, frequency }: PlanInput, term: Term, today: IsoDate): PriceDto {
  const { product, tier, combination, table, zone, year, tenure, validUntil } = term;
  const inInstalments = frequency !== undefined && frequency !== 'once';
  // One year, then years paid ahead.
  const premium = [...year, ...termLines(totalOf(year), tenure, table, inInstalments)];
  const tax = taxLine(totalOf(premium), retailHealthTax(today));
  const lines = [...premium, tax, feeLine];
  const total = toRupees(totalOf(lines));
  const instalments = toInstalments(total, tenure, frequency);
  return {
    product: product.slug,
    productName: product.name,
    tier,
    sumInsured,
    tenure,
    familyCombination: combination,
    zone,
    breakdown: lines.map(toBreakdownLine),
    priceBeforeTax: toRupees(totalOf(premium)),
    tax: toRupees(tax.amount),
    priceAfterTax: total,
    ...(instalments && { instalments }),
    rateVersion: table.version,
    validUntil,
  };
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
  const withRiders = [...zoned, ...riderLines(totalOf(zoned), riders, people, table.riders)];
  const discount = table.discount ? [discountLine(totalOf(withRiders), table.discount)] : [];
  return [...withRiders, ...discount];
}
