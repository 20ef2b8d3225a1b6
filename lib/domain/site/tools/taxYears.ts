import { parseIsoDate, type IsoDate } from '@/lib/domain/common/dates';

/** From tax year 2026-27, section 126 of the Act of 2025 replaces 80D. */
const FIRST_YEAR_OF_NEW_ACT = 2026;
const APRIL = 4;

type TaxYear = {
  /** Like `2026-27`: April to March. */
  name: string;
  section: '80D' | '126';
};

export type TaxShare = TaxYear & { amount: number };

/** Whole rupees, spread equally over the years of cover (80D (4A), now 126); the first has the remainder. */
export function spreadPremium(
  amount: number,
  { paidOn, coverUntil, tenure }: { paidOn: IsoDate; coverUntil: IsoDate; tenure: number },
): readonly TaxShare[] {
  const first = startYearOf(paidOn);
  const years = tenure > 1 ? startYearOf(coverUntil) - first + 1 : 1;
  const part = Math.floor(amount / years);
  return Array.from({ length: years }, (_, index) => ({
    ...toTaxYear(first + index),
    amount: index === 0 ? amount - part * (years - 1) : part,
  }));
}

/** Adds several payments for one policy: what counts in each year, the oldest first. */
export function addShares(shares: readonly TaxShare[]): readonly TaxShare[] {
  const years = [...new Set(shares.map(({ name }) => name))].toSorted();
  return years.flatMap((name) => {
    const [first, ...others] = shares.filter((share) => share.name === name);
    return first
      ? [{ ...first, amount: others.reduce((sum, { amount }) => sum + amount, first.amount) }]
      : [];
  });
}

function startYearOf(date: IsoDate): number {
  const parts = parseIsoDate(date);
  if (!parts) throw new RangeError(`${date} is no date`);
  return parts.month < APRIL ? parts.year - 1 : parts.year;
}

function toTaxYear(start: number): TaxYear {
  const end = String((start + 1) % 100).padStart(2, '0');
  return { name: `${start}-${end}`, section: start < FIRST_YEAR_OF_NEW_ACT ? '80D' : '126' };
}
