import { defaultLocale, isEnglishOnly, locales, type Locale } from './locales';

const urlIn = (origin: string, locale: Locale, path: string) => {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return `${origin}${prefix}${path === '/' && prefix ? '' : path}`;
};

/** The pages that a search may find, each with its sisters in the other languages. */
export function toSitemap(origin: string, pages: readonly string[]): string {
  const entries = pages.flatMap((path) => {
    const shown: readonly Locale[] = isEnglishOnly(path) ? [defaultLocale] : locales;
    const sisters = shown.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}-IN" href="${urlIn(origin, locale, path)}"/>`,
    );
    return shown.map((locale) => `<url><loc>${urlIn(origin, locale, path)}</loc>${sisters.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
