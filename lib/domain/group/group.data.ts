import type { IsoDate } from '@/lib/domain/common/dates';

/** How many people one group policy covers. */
export const GROUP_SIZE = { least: 7, most: 500, usual: 50 } as const;

/** The sizes that are written at the slider. */
export const GROUP_STOPS = [7, 20, 50, 100, 200, 350, 500] as const;

/** The kinds of cover that a company may ask for. */
export const GROUP_NEEDS = ['health', 'accident', 'opd', 'topUp'] as const;
export type GroupNeed = (typeof GROUP_NEEDS)[number];

type Rates = {
  readonly version: string;
  readonly effectiveFrom: IsoDate;
  /** Whole rupees a year, for employees of this average age with this sum insured each. */
  readonly perPerson: number;
  readonly averageAge: number;
  readonly sumInsured: number;
  /** The discount in basis points, from this many people on. */
  readonly sizeDiscounts: readonly (readonly [from: number, share: number])[];
  readonly maternity: { readonly from: number; readonly perPerson: number; readonly sum: number };
  /** In basis points. Group policies are not exempt, as individual ones are since 22 September 2025. */
  readonly gst: number;
};

/** Sample rates of November 2026. */
export const GROUP_RATES: Rates = {
  version: 'sample-group-2026-11',
  effectiveFrom: '2026-11-01',
  perPerson: 4_860,
  averageAge: 32,
  sumInsured: 5_00_000,
  sizeDiscounts: [
    [7, 0],
    [20, 400],
    [50, 700],
    [100, 1_000],
    [200, 1_300],
    [350, 1_500],
    [500, 1_700],
  ],
  maternity: { from: 20, perPerson: 640, sum: 50_000 },
  gst: 1_800,
};

/** Sample terms by size; texts under `group.terms`. */
export const GROUP_TERMS = [
  {
    from: 7,
    to: 19,
    existing: 'months',
    first: 'waiting',
    maternity: 0,
    parents: 'no',
    questions: 'each',
    person: 'desk',
  },
  {
    from: 20,
    to: 49,
    existing: 'day',
    first: 'none',
    maternity: 50_000,
    parents: 'no',
    questions: 'none',
    person: 'desk',
  },
  {
    from: 50,
    to: 99,
    existing: 'day',
    first: 'none',
    maternity: 50_000,
    parents: 'can',
    questions: 'none',
    person: 'named',
  },
  {
    from: 100,
    to: 500,
    existing: 'day',
    first: 'none',
    maternity: 1_00_000,
    parents: 'can',
    questions: 'none',
    person: 'claims',
  },
] as const;

/** Months until existing illnesses are covered, in a group too small to cover them from its first day. */
export const GROUP_EXISTING_MONTHS = 24;
