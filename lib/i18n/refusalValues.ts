import { formatShortSum } from './format';
import type { Locale } from './locales';

type Values = Record<string, string | number>;
const LAKH = 1_00_000;

/** For a text under `plans.refused.`: sums as they are said everywhere, `₹1 crore` and not 100 lakh. */
export function refusalValues({ values = {} }: { values?: Values }, locale: Locale): Values {
  const { leastLakh, mostLakh } = values;
  if (leastLakh === undefined || mostLakh === undefined) return values;
  const [least, most] = [leastLakh, mostLakh].map((lakh) => formatShortSum(Number(lakh) * LAKH, locale));
  return { ...values, least: least ?? '', most: most ?? '' };
}
