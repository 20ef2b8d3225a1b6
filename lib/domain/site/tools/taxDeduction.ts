import { CESS_PERCENT, DEDUCTION_LIMITS, type TaxRate } from './taxDeduction.data';

/** One of the two groups that the section knows: oneself with spouse and children, or one's parents. */
export type InsuredGroup = {
  /** Rupees that count in the year, not paid in cash. */
  premium: number;
  /** Preventive health check-ups; these may be paid in cash. */
  checkups: number;
  /** Somebody of them is 60 or older. */
  hasSenior: boolean;
};

export type GroupDeduction = { limit: number; counted: number };

export type Deduction = {
  family: GroupDeduction;
  parents: GroupDeduction;
  total: number;
  /** The tax that is not due, with its cess; whole rupees, half up. */
  saved: number;
};

/** Check-ups count inside each group's limit, and together up to ₹5,000: the family's first, then the parents'. */
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
