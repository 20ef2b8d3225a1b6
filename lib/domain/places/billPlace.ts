import type { Locale } from '@/lib/domain/common/locales';
import type { BreakdownLine, PremiumDto } from '@/lib/domain/quote/pricing/contract';
import { cityIn } from './cities';

/** Bills store a place's id, because browsers lack the list. Version 1 stored the English name. */
export function sayPlace<Price extends PremiumDto>(price: Price, language: Locale): Price {
  return { ...price, breakdown: price.breakdown.map((line) => sayLine(line, language)) };
}

function sayLine(line: BreakdownLine, language: Locale): BreakdownLine {
  if (line.key !== 'zone') return line;
  const { cityHi: _hi, cityTa: _ta, city: old = '', place = old, ...values } = line.values ?? {};
  return { ...line, values: { ...values, place, city: cityIn(language, String(place)) } };
}
