import type { BreakdownLine, PriceDto } from '@/lib/domain/quote/pricing/contract';

/** The texts under `bill.`, whose keys a breakdown names at run time. */
type BillTexts = { (key: string, values?: BreakdownLine['values']): string; has: (key: string) => boolean };

export type TextLine = { key: string; label: string; note: string | undefined; amount: number };

/** The lines of a price in words; where there is a key ending in `Note`, that is what stands small beside it. */
export function toTextLines(breakdown: readonly BreakdownLine[], t: BillTexts): TextLine[] {
  return breakdown.map(({ key, label, values, amount }, index) => ({
    key: `${key}-${index}`,
    label: t(label, values),
    note: t.has(`${label}Note`) ? t(`${label}Note`, values) : undefined,
    amount,
  }));
}

/** The city as the bill names it in the language in which it was answered. */
export function cityNameOf({ breakdown }: PriceDto): string | undefined {
  const name = breakdown.find(({ key }) => key === 'zone')?.values?.city;
  return name === undefined ? undefined : String(name);
}
