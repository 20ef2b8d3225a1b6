import { useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { THEMES } from '@/lib/content/kinds';
import type { Term } from '@/lib/content/library';
import { Crumbs } from './Crumbs';
import { toTrail } from './jsonLd';
import styles from './Listing.module.css';

export type GlossaryProps = { terms: readonly Term[] };

export function Glossary({ terms }: GlossaryProps) {
  const t = useTranslations('reading');
  const title = t('glossary.title');
  const data = {
    '@graph': [
      toTrail([{ title, path: paths.glossary }]),
      {
        '@type': 'DefinedTermSet',
        name: title,
        hasDefinedTerm: terms.map(({ id, title: name }) => ({
          '@type': 'DefinedTerm',
          name,
          url: `https://${brand.domain}${paths.glossary}#${id}`,
        })),
      },
    ],
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
