import { useRouter } from 'next/router';
import { useEffect } from 'react';
import {
  defaultLocale,
  fromLanguage,
  isEnglishOnly,
  locales,
  pageLocale,
  toLanguage,
  type Locale,
} from '@/lib/i18n/locales';

const key = 'vitra_currentLanguage';

/** Private windows and full disks refuse storage; the language then lasts as long as the URL. */
function readLanguage() {
  try {
    return fromLanguage(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

export function rememberLanguage(locale: Locale) {
  try {
    localStorage.setItem(key, toLanguage(locale));
  } catch {
    // Nothing to do: the URL carries the language.
  }
}

/**
 * Leads from a URL without a prefix to the language that was chosen before, and gives the body its language class.
 * A URL with a prefix was chosen by whoever opened it, and stays.
 */
export function useLanguage() {
  const { locale, asPath, replace, isReady } = useRouter();
  const shown = pageLocale(asPath, locale);

  useEffect(() => {
    if (!isReady || locale !== defaultLocale || isEnglishOnly(asPath)) return;
    const chosen = readLanguage();
    if (chosen && chosen !== locale) void replace(asPath, undefined, { locale: chosen });
  }, [isReady, locale, asPath, replace]);

  useEffect(() => {
    document.body.classList.remove(...locales.map(toLanguage));
    document.body.classList.add(toLanguage(shown));
    // Next writes the locale of the URL there right after it has shown a page, also one that stays English.
    const timer = setTimeout(() => (document.documentElement.lang = shown));
    return () => clearTimeout(timer);
  }, [shown, asPath, isReady]);
}
