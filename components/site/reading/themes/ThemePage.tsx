import { useLocale, useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import { siteOrigin } from '@/lib/config/siteOrigin';
import type { ThemeKind } from '@/lib/content/kinds';
import type { Term } from '@/lib/content/library';
import type { Section } from '@/lib/content/readText';
import { pathIn } from '@/lib/i18n/locales';
import { Terms } from '@/components/site/reading/Terms';
import { entryPath } from './entryPath';
import styles from '@/components/site/reading/Listing.module.css';

export type ThemeProps = {
  kind: ThemeKind;
  theme: string;
  title: string;
  summary: string;
  entries: readonly Section[];
  others: readonly { theme: string; title: string }[];
  /** Terms that are explained where they stand. */
  terms: readonly Term[];
};

export function ThemePage({ kind, theme, title, summary, entries, others, terms }: ThemeProps) {
  const t = useTranslations('reading');
  const all = t(`${kind}.title`);
  const page = siteOrigin() + pathIn(useLocale(), entryPath(kind, theme));
  return (
    <Page title={`${title} · ${all}`} description={summary} data={describe[kind](title, page, entries)}>
      <div className={`wrap ${styles.page}`}>
        <Crumbs trail={[{ title: all, path: paths[kind] }, { title }]} />
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        <dl className={styles.terms}>
          {entries.map(({ id, title: name, html }) => (
            <div key={id} id={id}>
              <dt>{name}</dt>
              <dd dangerouslySetInnerHTML={{ __html: html }} />
            </div>
          ))}
        </dl>
        <nav aria-labelledby="others">
          <h2 id="others">{all}</h2>
          <ul className={styles.themes}>
            {others
              .filter((other) => other.theme !== theme)
              .map((other) => (
                <li key={other.theme}>
                  <Link href={entryPath(kind, other.theme)}>{other.title}</Link>
                </li>
              ))}
          </ul>
        </nav>
      </div>
      <Terms terms={terms} />
    </Page>
  );
}

const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, '');

/** Structured data for search engines (schema.org). */
const describe = {
  glossary: (name: string, page: string, entries: readonly Section[]) => ({
    '@type': 'DefinedTermSet',
    name,
    hasDefinedTerm: entries.map((entry) => ({
      '@type': 'DefinedTerm',
      name: entry.title,
      url: `${page}#${entry.id}`,
    })),
  }),
  questions: (_name: string, _page: string, entries: readonly Section[]) => ({
    '@type': 'FAQPage',
    mainEntity: entries.map((entry) => ({
      '@type': 'Question',
      name: entry.title,
      acceptedAnswer: { '@type': 'Answer', text: withoutTags(entry.html) },
    })),
  }),
} as const;
