import { CESS_PERCENT, DEDUCTION_LIMITS, type TaxRate } from './taxDeduction.data';

export type InsuredGroup = {
  /** Counted in the year, not paid in cash. */
  premium: number;
  /** Preventive; cash is allowed. */
  checkups: number;
  /** Somebody is 60 or older. */
  hasSenior: boolean;
};

export type GroupDeduction = { limit: number; counted: number };

export type Deduction = {
  family: GroupDeduction;
  parents: GroupDeduction;
  total: number;
  /** Tax with cess, whole rupees, half up. */
  saved: number;
};

/** Check-ups count within each group's limit and up to ₹5,000 in total, the family's first. */
export function deductionOf(family: InsuredGroup, parents: InsuredGroup, rate: TaxRate): Deduction {
  const ofFamily = Math.min(family.checkups, DEDUCTION_LIMITS.checkups);
  const ofParents = Math.min(parents.checkups, DEDUCTION_LIMITS.checkups - ofFamily);
  const first = count(family, ofFamily);
  const second = count(parents, ofParents);
  const total = first.counted + second.counted;
  return {
    family: first,
    parents: second,
    total,
    saved: Math.round((total * rate * (100 + CESS_PERCENT)) / 10_000),
  };
}

function count({ premium, hasSenior }: InsuredGroup, checkups: number): GroupDeduction {
  const limit = hasSenior ? DEDUCTION_LIMITS.senior : DEDUCTION_LIMITS.ordinary;
  return { limit, counted: Math.min(limit, premium + checkups) };
}
