import { useLocale } from 'next-intl';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { cityNameOf } from '@/lib/i18n/billLines';

/** The city as the bill names it, in the language of the page. */
export function useCityName(price: PriceDto | undefined): string | undefined {
  const locale = useLocale();
  return price && cityNameOf(price, locale);
}
