import { useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import styles from './SearchPage.module.css';
import { useSearch } from './useSearch';

export type SearchProps = { index: string };

const WAYS = [
  { key: 'illnesses', path: paths.illnesses },
  { key: 'articles', path: paths.articles },
  { key: 'glossary', path: paths.glossary },
  { key: 'questions', path: paths.questions },
] as const;

export function SearchPage({ index }: SearchProps) {
  const t = useTranslations('reading');
  const { words, setWords, found } = useSearch(index);
  const title = t('search.title');
  const isAsked = words.trim() !== '';
  return (
    <Page title={title} description={t('search.text')} noIndex>
      <div className={`wrap ${styles.page}`}>
        <Crumbs trail={[{ title }]} />
        <h1>{title}</h1>
        <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="search-words">{t('search.label')}</label>
          <div>
            <Icon name="search" />
            <input
              id="search-words"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={80}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
        </form>
        <p role="status" className="small">
          {isAsked && t('search.count', { count: found.length })}
        </p>
        {found.length > 0 && (
          <ol className={styles.found}>
            {found.map(({ path, title: name, kind, summary }) => (
              <li key={path}>
                <p className="tiny">{t(`search.kinds.${kind}`)}</p>
                <Link href={path}>{name}</Link>
                {summary && <p className="small">{summary}</p>}
              </li>
            ))}
          </ol>
        )}
        {found.length === 0 && (
          <>
            {isAsked && <p>{t('search.none')}</p>}
            <ul className={styles.ways}>
              {WAYS.map(({ key, path }) => (
                <li key={key}>
                  <Link href={path} className="link">
                    {t(`${key}.title`)}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Page>
  );
}
