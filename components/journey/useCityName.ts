import { useLocale } from 'next-intl';
import type { PriceDto } from '@/lib/domain/contract';

const keys = { en: 'city', hi: 'cityHi', ta: 'cityTa' } as const;

/** The city as the bill names it, in the language of the page. */
export function useCityName(price: PriceDto | undefined): string | undefined {
  const locale = useLocale();
  const name = price?.breakdown.find(({ key }) => key === 'zone')?.values?.[keys[locale]];
  return name === undefined ? undefined : String(name);
}
