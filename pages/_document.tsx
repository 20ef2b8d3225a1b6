import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import { isOfWords } from '@/lib/config/pagesOfWords';
import { builtOrigin } from '@/lib/config/siteOrigin';
import { backgroundOf } from '@/components/common/page/background';
import { isEnglishOnly, pageLocale, toLanguage, type Locale } from '@/lib/i18n/locales';

/** Fonts to preload. Latin is needed in every language, for digits and plan names. */
const latin = ['latin-text', 'latin-bold', 'rupee'];
const fonts: Record<Locale, readonly string[]> = {
  en: latin,
  hi: ['devanagari-text', 'devanagari-bold', ...latin],
  ta: ['tamil-text', 'tamil-bold', ...latin],
};

/** The full path of a page of text; the route pattern of any other page. */
function pathOf(page: string, content: string | string[] | undefined): string {
  return Array.isArray(content) ? `/${content.join('/')}` : page;
}

export default function Document({ __NEXT_DATA__: { page, query }, locale }: DocumentProps) {
  const shown = pageLocale(page, locale);
  const background = backgroundOf(pathOf(page, query['content']));
  return (
    // Next sets lang from the locale, which is wrong for an English-only page under /hi.
    <Html
      data-site={builtOrigin}
      lang={isEnglishOnly(page) ? shown : undefined}
      data-words={isOfWords(page) ? '' : undefined}
    >
      <Head>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#fcf9f3" />
        {fonts[shown].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={`/fonts/anek-${font}.woff2`}
            crossOrigin="anonymous"
          />
        ))}
      </Head>
      <body className={`${toLanguage(shown)} ${background}`}>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
