import { useTranslations } from 'next-intl';
import { languageNames, paperHref } from '@/components/site/parts/paperLinks';
import { Link } from '@/components/common/ui/Link';
import { Scrolling } from '@/components/common/ui/Scrolling';
import { paths } from '@/lib/config/paths';
import { locales } from '@/lib/domain/common/locales';
import { PLAN_PAPERS, type PaperSizes } from '@/lib/domain/plans/papers';
import styles from './AllPapers.module.css';

export type PapersOfPlan = { slug: string; name: string; sizes: PaperSizes };

/** Links every plan's papers that are to be read before buying, in every language. */
export function AllPapers({ plans }: { plans: readonly PapersOfPlan[] }) {
  const t = useTranslations('product.papers');
  return (
    <section id="papers" aria-labelledby="papers-title" className={styles.papers}>
      <h2 id="papers-title">{t('all')}</h2>
      <p>{t('allText')}</p>
      <Scrolling aria-labelledby="papers-title" className={styles.window}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('plan')}</th>
              {PLAN_PAPERS.map((paper) => (
                <th key={paper} scope="col">
                  {t(paper)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plans.map(({ slug, name, sizes }) => (
              <tr key={slug}>
                <th scope="row">
                  <Link href={paths.product(slug)}>{name}</Link>
                </th>
                {PLAN_PAPERS.map((paper) => (
                  <td key={paper}>
                    {locales.map((language) => (
                      <a key={language} href={paperHref(slug, paper, language)} download>
                        <span lang={language}>{languageNames[language]}</span>{' '}
                        <small>{t('size', { kb: sizes[paper][language] })}</small>
                        <span className="visuallyHidden">{`${name}: ${t(paper)}`}</span>
                      </a>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </section>
  );
}
