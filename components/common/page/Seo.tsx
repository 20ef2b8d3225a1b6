import Head from 'next/head';
import { useRouter } from 'next/router';
import { memo } from 'react';
import { brand } from '@/lib/brand';
import { siteOrigin } from '@/lib/config/siteOrigin';
import { defaultLocale, isEnglishOnly, locales, pageLocale, pathIn, type Locale } from '@/lib/i18n/locales';

import { JsonLd, type StructuredData } from '@/components/common/ui/JsonLd';

export type SeoProps = {
  title: string;
  description?: string;
  /** File name of a 1200 × 630 image in /og/. */
  picture?: string;
  /** The canonical path, if the page has several. */
  canonical?: string;
  noIndex?: boolean;
  data?: StructuredData;
};

const ogLocales: Record<Locale, string> = { en: 'en_IN', hi: 'hi_IN', ta: 'ta_IN' };

const urlIn = (locale: Locale, path: string) => siteOrigin() + pathIn(locale, path);

/** Memoised, since Next rewrites the head on each render. */
export const Seo = memo(function Seo({
  title,
  description,
  picture = 'home',
  canonical,
  noIndex,
  data,
}: SeoProps) {
  const { asPath, locale } = useRouter();
  const path = canonical ?? asPath.split(/[?#]/)[0] ?? '/';
  const shown = pageLocale(path, locale);
  const sisters = isEnglishOnly(path) ? [defaultLocale] : locales;
  const fullTitle = `${title} | ${brand.shortName}`;
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" key="viewport" />
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {!noIndex && <link rel="canonical" href={urlIn(shown, path)} />}
      {!noIndex &&
        sisters.map((sister) => (
          <link key={sister} rel="alternate" hrefLang={`${sister}-IN`} href={urlIn(sister, path)} />
        ))}
      {!noIndex && <link rel="alternate" hrefLang="x-default" href={urlIn(defaultLocale, path)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={ogLocales[shown]} />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${siteOrigin()}/og/${picture}-${shown}.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      {data && <JsonLd data={data} />}
    </Head>
  );
});
