import type { BreakdownLine, PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { Locale } from './locales';

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

/** Under which value of a line the city stands in each language. */
export const cityKeys = { en: 'city', hi: 'cityHi', ta: 'cityTa' } as const;

/** The city as the bill names it in a language. */
export function cityNameOf(price: PriceDto, locale: Locale): string | undefined {
  const name = price.breakdown.find(({ key }) => key === 'zone')?.values?.[cityKeys[locale]];
  return name === undefined ? undefined : String(name);
}
