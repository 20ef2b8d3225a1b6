import type { BreakdownLine, PriceDto } from '@/lib/domain/quote/pricing/contract';

/** Texts under `bill.`, by keys known at run time only. */
type BillTexts = { (key: string, values?: BreakdownLine['values']): string; has: (key: string) => boolean };

export type TextLine = { key: string; label: string; note: string | undefined; amount: number };

/** Keys ending in `Note` give a line's small print. */
export function toTextLines(breakdown: readonly BreakdownLine[], t: BillTexts): TextLine[] {
  return breakdown.map(({ key, label, values, amount }, index) => ({
    key: `${key}-${index}`,
    label: t(label, values),
    note: t.has(`${label}Note`) ? t(`${label}Note`, values) : undefined,
    amount,
  }));
}

export function cityNameOf({ breakdown }: PriceDto): string | undefined {
  const name = breakdown.find(({ key }) => key === 'zone')?.values?.city;
  return name === undefined ? undefined : String(name);
}
