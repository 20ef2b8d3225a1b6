import { paths } from '@/lib/config/paths';
import { locales } from '@/lib/domain/common/locales';

/** First pages of the journeys. Their HTML may be prefetched; their scripts load only when they are opened. */
const entries = [paths.getQuote, paths.aspire, paths.tripQuote, paths.travelLogin];

const prefixed = new RegExp(`^/(${locales.join('|')})(/|$)`);

/** A path's patterns in every language. */
function patternsOf(path: string): readonly string[] {
  const others = `/:language(${locales.slice(1).join('|')})`;
  return path === '/' ? [path, others] : [`{${others}}?${path}`];
}

/**
 * Speculation rules: which of the next pages a browser may fetch or render before its link is released. They include
 * only pages that request nothing when they are opened: pages of words, whose scripts wait until they are shown
 * (`scripts/site/early.ts`).
 */
export function nextPages(words: readonly string[]) {
  const ofWords = words.filter((path) => !prefixed.test(path)).flatMap(patternsOf);
  const elsewhere = { not: { selector_matches: '[href*="#"], [target], [download]' } };
  const leadTo = (patterns: readonly string[]) => ({ and: [{ href_matches: patterns }, elsewhere] });
  return {
    prefetch: [{ where: leadTo([...ofWords, ...entries.flatMap(patternsOf)]), eagerness: 'moderate' }],
    prerender: [{ where: leadTo(ofWords), eagerness: 'conservative' }],
  };
}
