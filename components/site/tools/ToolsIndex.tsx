import { useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { ButtonLink } from '@/components/common/ui/Button';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { paths } from '@/lib/config/paths';
import { TOOLS } from '@/lib/domain/site/tools/tools';
import styles from './Tools.module.css';

export function ToolsIndex() {
  const t = useTranslations('tools');
  return (
    <Page title={t('index.title')} description={t('index.lead')}>
      <div className={`wrap ${styles.page}`}>
        <Crumbs trail={[{ title: t('index.crumb') }]} />
        <h1>{t('index.title')}</h1>
        <p className="lead">{t('index.lead')}</p>
        <ul className={styles.index}>
          {TOOLS.map((tool) => (
            <li key={tool} className="card">
              <h2>{t(`names.${tool}`)}</h2>
              <p>{t(`leads.${tool}`)}</p>
              <ButtonLink kind="line" href={paths.tool(tool)} iconAfter="arrow">
                {t('index.open')}
                <span className="visuallyHidden"> {t(`names.${tool}`)}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
