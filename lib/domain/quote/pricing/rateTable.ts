import type { IsoDate } from '@/lib/domain/common/dates';
import type { ProductSlug, TierName } from '@/lib/domain/plans/products.data';
import type { RiderKey } from '@/lib/domain/plans/riders.data';
import type { Zone } from '@/lib/domain/places/zones.data';

/** Ten thousandths: 10,000 is all of it. */
export type BasisPoints = number;

/** Whole rupees of one year, each by the place that a person takes in the family. */
export type ReferenceRates = {
  readonly eldest: number;
  readonly adult: number;
  readonly child: number;
  readonly nextChild: number;
};

/** From an age of the eldest, or from a sum insured, this share of the reference rates. */
export type Curve = readonly (readonly [from: number, share: BasisPoints])[];

export type RateTable = {
  readonly product: ProductSlug;
  readonly version: string;
  readonly effectiveFrom: IsoDate;
  /** Floater: the eldest sets the row for all. Individual: each pays by the own age. */
  readonly basis: 'floater' | 'individual';
  /** For an eldest of 31 to 35, 10 lakh, the usual tier and zone A. */
  readonly reference: ReferenceRates;
  readonly ages: Curve;
  /** The sums insured on offer. */
  readonly covers: Curve;
  /** Of products that come in one form, under ''. */
  readonly tiers: Readonly<Partial<Record<TierName | '', BasisPoints>>>;
  readonly zoneDiscounts: Readonly<Record<Zone, BasisPoints>>;
  /** Off an individual policy's members when there are two or more. */
  readonly familyDiscount?: BasisPoints;
  readonly discount?: { readonly name: string; readonly share: BasisPoints };
  readonly riders: readonly RiderKey[];
  /** Completed years of the eldest at entry. */
  readonly entryAge: { readonly min: number; readonly max: number };
  readonly takesChildren: boolean;
};
