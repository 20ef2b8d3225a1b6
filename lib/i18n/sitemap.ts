import { defaultLocale, isEnglishOnly, locales, pathIn, type Locale } from './locales';

/** `changed`: the day on which what it says was last changed or checked. */
export type Listed = { path: string; changed?: string };

export function toSitemap(origin: string, pages: readonly Listed[]): string {
  const entries = pages.flatMap(({ path, changed }) => {
    const date = changed ? `<lastmod>${changed}</lastmod>` : '';
    const urlIn = (locale: Locale) => origin + pathIn(locale, path);
    const shown: readonly Locale[] = isEnglishOnly(path) ? [defaultLocale] : locales;
    const sisters = shown.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}-IN" href="${urlIn(locale)}"/>`,
    );
    return shown.map((locale) => `<url><loc>${urlIn(locale)}</loc>${date}${sisters.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
