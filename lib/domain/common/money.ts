declare const paise: unique symbol;

export type Paise = number & { readonly [paise]: true };

const PAISE_PER_RUPEE = 100;
const BASIS_POINTS = 10_000n;

export function toPaise(rupees: number): Paise {
  const amount = Math.round(rupees * PAISE_PER_RUPEE);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${rupees} is no amount of rupees`);
  return amount as Paise;
}

export function toRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE;
}

export function addPaise(amounts: readonly Paise[]): Paise {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Paise;
}

/** Basis points (10,000 = 100%) are multiplied before one rounding, half up; amounts are not negative. */
export function shareInWholeRupees(amount: Paise, ...basisPoints: readonly number[]): Paise {
  const numerator = basisPoints.reduce((product, share) => product * BigInt(share), BigInt(amount));
  const denominator = BASIS_POINTS ** BigInt(basisPoints.length) * BigInt(PAISE_PER_RUPEE);
  return toPaise(Number((2n * numerator + denominator) / (2n * denominator)));
}

const UNITS = [
  { name: 'Crore', size: 1e7 },
  { name: 'Lakh', size: 1e5 },
  { name: 'Thousand', size: 1e3 },
  { name: 'Hundred', size: 1e2 },
  { name: 'Rupee', size: 1 },
] as const;

export type AmountUnit = (typeof UNITS)[number]['name'];

export type WordedAmount = { value: string; unit: AmountUnit };

export function toWordedAmount(rupees: number): WordedAmount {
  const size = Math.abs(rupees);
  // 99,99,999 would read "100.00 Lakh", so round before choosing the unit.
  const unit = UNITS.find((each) => Math.round((size / each.size) * 100) >= 100) ?? UNITS[4];
  const count = rupees / unit.size;
  return { value: Number.isInteger(count) ? String(count) : count.toFixed(2), unit: unit.name };
}

/** Like "12.50 Lakh"; below a hundred just the number. */
export function amountInWords(rupees: number): string {
  const { value, unit } = toWordedAmount(rupees);
  return unit === 'Rupee' ? value : `${value} ${unit}`;
}
