import { useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { Link } from '@/components/common/ui/Link';
import type { ThemeKind } from '@/lib/content/kinds';
import { entryPath } from './entryPath';
import styles from '@/components/site/reading/Listing.module.css';

export type ThemesProps = {
  kind: ThemeKind;
  themes: readonly {
    theme: string;
    title: string;
    summary: string;
    entries: readonly { id: string; title: string }[];
  }[];
};

/** The overview of the glossary or of the questions: what each theme's page answers. */
export function ThemesPage({ kind, themes }: ThemesProps) {
  const t = useTranslations('reading');
  const title = t(`${kind}.title`);
  const count = themes.reduce((sum, { entries }) => sum + entries.length, 0);
  const text = t(`${kind}.text`, { count });
  return (
    <Page title={title} description={text}>
      <div className={`wrap ${styles.page}`}>
        <Crumbs trail={[{ title }]} />
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {themes.map(({ theme, title: name, summary, entries }) => (
          <section key={theme} aria-labelledby={theme}>
            <h2 id={theme}>
              <Link href={entryPath(kind, theme)}>{name}</Link>
            </h2>
            <p>{summary}</p>
            <ul className={kind === 'glossary' ? styles.themes : styles.asked}>
              {entries.map(({ id, title: entry }) => (
                <li key={id}>
                  <Link href={entryPath(kind, theme, id)}>{entry}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
