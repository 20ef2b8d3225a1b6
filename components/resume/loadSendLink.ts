import type { Locale } from '@/lib/i18n/locales';
import type elsewhere from '@/locales/en/elsewhere.json';

export type ElsewhereTexts = typeof elsewhere;

const texts: Record<Locale, () => Promise<{ default: ElsewhereTexts }>> = {
  en: () => import('@/locales/en/elsewhere.json'),
  hi: () => import('@/locales/hi/elsewhere.json'),
  ta: () => import('@/locales/ta/elsewhere.json'),
};

/** The form and its texts in one go, so that pages carry neither. */
export async function loadSendLink(locale: Locale) {
  const [{ SendLink }, { default: elsewhereTexts }] = await Promise.all([
    import('./SendLink'),
    texts[locale](),
  ]);
  return { SendLink, texts: elsewhereTexts };
}
