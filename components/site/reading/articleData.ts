import { brand } from '@/lib/brand';
import { siteOrigin } from '@/lib/config/siteOrigin';
import type { IsoDate } from '@/lib/domain/common/dates';
import { pathIn, type Locale } from '@/lib/i18n/locales';

type Written = {
  title: string;
  summary: string;
  path: string;
  locale: Locale;
  facts: { published: IsoDate; written: IsoDate };
};

/** An article's structured data for search engines (schema.org). */
export function toArticleData(type: 'Article' | 'NewsArticle', written: Written) {
  const { title, summary, path, locale, facts } = written;
  const urlOf = (of: string) => siteOrigin() + pathIn(locale, of);
  const company = { '@type': 'Organization', name: brand.name, url: urlOf('/') };
  return {
    '@type': type,
    headline: title,
    description: summary,
    inLanguage: locale,
    mainEntityOfPage: urlOf(path),
    image: `${siteOrigin()}/og/home-${locale}.png`,
    datePublished: facts.published,
    dateModified: facts.written,
    author: company,
    publisher: company,
  };
}
