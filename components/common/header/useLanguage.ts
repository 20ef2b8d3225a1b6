import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { chooseClass } from '@/components/common/page/chooseClass';
import { readLanguage } from '@/lib/i18n/chosenLanguage';
import { defaultLocale, isEnglishOnly, locales, pageLocale, toLanguage } from '@/lib/i18n/locales';

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
    chooseClass(document.body, toLanguage(shown), locales.map(toLanguage));
    // Next resets the lang attribute after rendering, so this runs after it.
    const timer = setTimeout(() => {
      const { documentElement: root } = document;
      if (root.lang !== shown) root.lang = shown;
    });
    return () => clearTimeout(timer);
  }, [shown, asPath, isReady]);
}
