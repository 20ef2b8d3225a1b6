import type { Locale } from '../common/locales';
import type { BreakdownLine, PremiumDto } from '../quote/pricing/contract';
import { cityIn } from './cities';

/**
 * A price whose bill names its place in a language, as it is answered: a bill carries the place by its id in the list of
 * places, which browsers have not. A bill of schema version 1 carries its names, the English one of which is the id.
 */
export function sayPlace<Price extends PremiumDto>(price: Price, language: Locale): Price {
  return { ...price, breakdown: price.breakdown.map((line) => sayLine(line, language)) };
}

function sayLine(line: BreakdownLine, language: Locale): BreakdownLine {
  if (line.key !== 'zone') return line;
  const { cityHi: _hi, cityTa: _ta, city: old = '', place = old, ...values } = line.values ?? {};
  return { ...line, values: { ...values, place, city: cityIn(language, String(place)) } };
}
