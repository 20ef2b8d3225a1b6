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

/** Storage may be refused; the language then lasts as long as the URL. */
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
    // Ignored: the URL carries the language.
  }
}

/**
 * Redirects an unprefixed URL to the stored language and sets the body's language class. A prefixed URL is left alone.
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
    // Next resets the lang attribute after rendering, so this runs after it.
    const timer = setTimeout(() => (document.documentElement.lang = shown));
    return () => clearTimeout(timer);
  }, [shown, asPath, isReady]);
}
