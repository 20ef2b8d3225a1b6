import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { languageNames, paperHref } from '@/components/site/parts/paperLinks';
import { locales } from '@/lib/domain/common/locales';
import { PLAN_PAPERS, type PaperSizes } from '@/lib/domain/plans/papers';
import styles from './Papers.module.css';

type Props = { slug: string; sizes: PaperSizes; uin: string };

export function Papers({ slug, sizes, uin }: Props) {
  const t = useTranslations('product.papers');
  const locale = useLocale();
  return (
    <div id="papers">
      <h2>{t('title')}</h2>
      <ul className={styles.papers}>
        {PLAN_PAPERS.map((paper) => (
          <li key={paper}>
            <Icon name="paper" size="large" />
            <p>
              <b>{t(paper)}</b>
              <small>
                {t(`${paper}Text`)} {t('size', { kb: sizes[paper][locale] })}
              </small>
            </p>
            <p>
              {locales.map((language) => (
                <a key={language} href={paperHref(slug, paper, language)} lang={language} download>
                  {languageNames[language]}
                  <span className="visuallyHidden" lang={locale}>
                    : {t(paper)}
                  </span>
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className="tiny">UIN {uin}</p>
    </div>
  );
}
