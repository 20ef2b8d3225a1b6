import { defaultLocale, isEnglishOnly, locales, pathIn, type Locale } from './locales';

export function toSitemap(origin: string, pages: readonly string[]): string {
  const entries = pages.flatMap((path) => {
    const urlIn = (locale: Locale) => origin + pathIn(locale, path);
    const shown: readonly Locale[] = isEnglishOnly(path) ? [defaultLocale] : locales;
    const sisters = shown.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}-IN" href="${urlIn(locale)}"/>`,
    );
    return shown.map((locale) => `<url><loc>${urlIn(locale)}</loc>${sisters.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
