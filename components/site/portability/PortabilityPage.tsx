import { useTranslations } from 'next-intl';
import { Porting } from '@/components/porting/Porting';
import { ButtonLink } from '@/components/common/ui/Button';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { Page } from '@/components/common/page/Page';
import { paths } from '@/lib/config/paths';
import { MORATORIUM_MONTHS } from '@/lib/domain/plans/page/waitLine';
import styles from './Portability.module.css';
import { PortWindow } from './PortWindow';

const keeps = ['waits', 'bonus', 'months', 'more'] as const;
const papers = ['policy', 'renewal', 'claims', 'identity'] as const;

export function PortabilityPage() {
  const t = useTranslations('portability');
  return (
    <Page title={t('title')} description={t('text')}>
      <div className={`dark printed ${styles.head}`}>
        <div className="wrap">
          <Crumbs trail={[{ title: t('title') }]} />
          <h1>{t('title')}</h1>
          <p className="lead">{t('text')}</p>
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <PortWindow />
        <Porting />
        <div className={styles.words}>
          <section aria-labelledby="keeps-title">
            <h2 id="keeps-title">{t('keeps.title')}</h2>
            <ul>
              {keeps.map((key) => (
                <li key={key}>{t(`keeps.${key}`, { months: MORATORIUM_MONTHS })}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="papers-title">
            <h2 id="papers-title">{t('papers.title')}</h2>
            <ul>
              {papers.map((key) => (
                <li key={key}>{t(`papers.${key}`)}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="no-title">
            <h2 id="no-title">{t('no.title')}</h2>
            <p>{t('no.text')}</p>
            <ButtonLink kind="line" href={paths.getQuote}>
              {t('prices')}
            </ButtonLink>
          </section>
        </div>
      </div>
    </Page>
  );
}
