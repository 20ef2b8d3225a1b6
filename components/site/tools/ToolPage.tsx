import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import { Link } from '@/components/common/ui/Link';
import { Page } from '@/components/common/page/Page';
import { paths } from '@/lib/config/paths';
import type { Way } from '@/lib/content/furtherReading';
import { useTypedBefore } from '@/lib/late/before/useTypedBefore';
import { TOOLS, type Tool } from '@/lib/domain/site/tools/tools';
import styles from './Tools.module.css';

const TOOL = 'tool';

type Props = { tool: Tool; ways: readonly Way[]; children: ReactNode };

export function ToolPage({ tool, ways, children }: Props) {
  const t = useTranslations('tools');
  useTypedBefore(TOOL);
  return (
    <Page title={t(`names.${tool}`)} description={t(`leads.${tool}`)}>
      <div className={`wrap ${styles.page}`}>
        <Crumbs trail={[{ title: t('index.crumb'), path: paths.tools }, { title: t(`names.${tool}`) }]} />
        <h1>{t(`names.${tool}`)}</h1>
        <p className="lead">{t(`leads.${tool}`)}</p>
        <div id={TOOL} className={styles.columns}>
          {children}
        </div>
        <nav className={styles.others} aria-labelledby="articles">
          <h2 id="articles">{t('index.read')}</h2>
          <ul>
            {ways.map(({ path, title }) => (
              <li key={path}>
                <Link href={path} className="link">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav className={styles.others} aria-labelledby="other-tools">
          <h2 id="other-tools">{t('index.others')}</h2>
          <ul>
            {TOOLS.filter((each) => each !== tool).map((each) => (
              <li key={each}>
                <Link href={paths.tool(each)} className="link">
                  {t(`names.${each}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Page>
  );
}

/** A live region, which announces the answer when it appears. */
export function Answer({ children }: { children: ReactNode }) {
  const t = useTranslations('tools');
  return (
    <div className={styles.answer} aria-live="polite">
      {children ?? <p className="small">{t('waiting')}</p>}
    </div>
  );
}
