import type { Locale } from '@/lib/i18n/locales';
import type savedQuotes from '@/locales/en/savedQuotes.json';

export type SavedQuotesTexts = typeof savedQuotes;

const texts: Record<Locale, () => Promise<{ default: SavedQuotesTexts }>> = {
  en: () => import('@/locales/en/savedQuotes.json'),
  hi: () => import('@/locales/hi/savedQuotes.json'),
  ta: () => import('@/locales/ta/savedQuotes.json'),
};

/** The form and its texts together, to keep both out of every page's bundle. */
export async function loadSendLink(locale: Locale) {
  const [{ SendLink }, { default: savedQuotesTexts }] = await Promise.all([
    import('./SendLink'),
    texts[locale](),
  ]);
  return { SendLink, texts: savedQuotesTexts };
}
