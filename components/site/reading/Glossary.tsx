import { useLocale, useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { siteOrigin } from '@/lib/config/siteOrigin';
import { paths } from '@/lib/config/paths';
import { THEMES } from '@/lib/content/kinds';
import type { Term } from '@/lib/content/library';
import { pathIn, toLocale } from '@/lib/i18n/locales';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import styles from './Listing.module.css';

export type GlossaryProps = { terms: readonly Term[] };

export function Glossary({ terms }: GlossaryProps) {
  const t = useTranslations('reading');
  const title = t('glossary.title');
  const page = siteOrigin() + pathIn(toLocale(useLocale()), paths.glossary);
  const data = {
    '@type': 'DefinedTermSet',
    name: title,
    hasDefinedTerm: terms.map(({ id, title: name }) => ({
      '@type': 'DefinedTerm',
      name,
      url: `${page}#${id}`,
    })),
  };
  return (
    <Page title={title} description={t('glossary.text', { count: terms.length })} data={data}>
      <div className={`wrap ${styles.page}`}>
        <Crumbs trail={[{ title }]} />
        <h1>{title}</h1>
        <p className="lead">{t('glossary.text', { count: terms.length })}</p>
        <ul className={styles.themes}>
          {THEMES.map((theme) => (
            <li key={theme}>
              <a href={`#theme-${theme}`}>{t(`themes.${theme}`)}</a>
            </li>
          ))}
        </ul>
        {THEMES.map((theme) => (
          <section key={theme} id={`theme-${theme}`} aria-labelledby={`theme-${theme}-title`}>
            <h2 id={`theme-${theme}-title`}>{t(`themes.${theme}`)}</h2>
            <dl className={styles.terms}>
              {terms
                .filter((term) => term.theme === theme)
                .map(({ id, title: name, html }) => (
                  <div key={id} id={id}>
                    <dt>{name}</dt>
                    <dd dangerouslySetInnerHTML={{ __html: html }} />
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Page>
  );
}
