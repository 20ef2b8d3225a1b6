import type { Locale } from '../common/locales';
import type { BreakdownLine, PremiumDto } from '../quote/pricing/contract';
import { cityIn } from './cities';

/**
 * Fills in a bill's place name in a language: bills store the place's id, and browsers don't have the list of
 * places. Bills of schema version 1 store names, the English one being the id.
 */
export function sayPlace<Price extends PremiumDto>(price: Price, language: Locale): Price {
  return { ...price, breakdown: price.breakdown.map((line) => sayLine(line, language)) };
}

function sayLine(line: BreakdownLine, language: Locale): BreakdownLine {
  if (line.key !== 'zone') return line;
  const { cityHi: _hi, cityTa: _ta, city: old = '', place = old, ...values } = line.values ?? {};
  return { ...line, values: { ...values, place, city: cityIn(language, String(place)) } };
}
