import type { IsoDate } from '@/lib/domain/common/dates';
import type { ProductSlug, VariantName } from '@/lib/domain/plans/products.data';
import type { RiderKey } from '@/lib/domain/plans/riders.data';
import type { Zone } from '@/lib/domain/places/zones.data';

/** A share in hundredths of a percent: 10,000 is all of it. */
export type BasisPoints = number;

/** Whole rupees a year, by a person's position in the family. */
export type ReferenceRates = {
  readonly eldest: number;
  readonly adult: number;
  readonly child: number;
  readonly nextChild: number;
};

/** The share of reference rates from an age or a sum insured on. */
export type Curve = readonly (readonly [from: number, share: BasisPoints])[];

/** A share of the premium after zone, or whole rupees a member or adult. */
export type RiderRate =
  | { readonly share: BasisPoints }
  | { readonly perMember: number }
  | { readonly perAdult: number };

export type RateTable = {
  readonly product: ProductSlug;
  readonly version: string;
  readonly effectiveFrom: IsoDate;
  /** In a floater the eldest's age prices all. On individual covers each person's own age does. */
  readonly basis: 'floater' | 'individual';
  /** The rates for an eldest of 31 to 35, 10 lakh, the default variant and zone A. */
  readonly reference: ReferenceRates;
  readonly ages: Curve;
  /** Shares for the same ages, if a position in the family has its own. */
  readonly agesOf?: Readonly<Partial<Record<keyof ReferenceRates, Curve>>>;
  readonly covers: Curve;
  /** The share of each variant; under '' for a plan without variants. */
  readonly tiers: Readonly<Partial<Record<VariantName | '', BasisPoints>>>;
  readonly zoneDiscounts: Readonly<Record<Zone, BasisPoints>>;
  /** What two or more members on individual covers save. */
  readonly familyDiscount?: BasisPoints;
  readonly discount?: { readonly name: string; readonly share: BasisPoints };
  /** Of every rider, whichever the plan takes (`lib/domain/plans/riders.data.ts`). */
  readonly riders: Readonly<Record<RiderKey, RiderRate>>;
  /** The discount on each year that is paid ahead, in basis points; 0 for the first. */
  readonly termDiscounts: readonly BasisPoints[];
  /** The completed years that the eldest may have at entry. */
  readonly entryAge: { readonly min: number; readonly max: number };
  readonly takesChildren: boolean;
};
