import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Page } from '@/components/common/page/Page';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { brand } from '@/lib/brand';
import type { CleanHtml } from '@/lib/content/cleanHtml';
import type { SitePage as Content, Term } from '@/lib/content/library';
import { formOf } from '@/lib/content/salesPages';
import { TRAVEL } from '@/lib/domain/travel/trip';
import { review } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { Crumbs } from '@/components/common/ui/heading/Crumbs';
import styles from './SitePage.module.css';
import { ReleaseList, type ReleaseEntry } from './press/ReleaseList';
import { FIRST_SECTIONS, Later } from './Later';
import { Sections } from './Sections';
import { SeePrices } from './SeePrices';
import { StartBeside } from './StartBeside';
import { Terms } from './Terms';

const Reviews = late({
  load: () => import('@/components/reviews/ReviewsOf').then((module) => module.ReviewsOf),
  texts: { review },
});

type Relative = { path: string; title: string; summary: string };
export type SitePageProps = {
  page: Content;
  /** All pages of its area, itself included. */
  family: readonly Relative[];
  terms: readonly Term[];
  /** Present on the page for the press. */
  releases?: readonly ReleaseEntry[];
  /** Stands in the footer, in the place of disclaimers. */
  foot?: CleanHtml;
};

type Props = SitePageProps & {
  /** Stands above the text: the form that the page is for. */
  children?: ReactNode;
  /** Stands below the text: a form before which the text must be read. */
  below?: ReactNode;
};

export function SitePage({ page, family, terms, releases = [], foot, children, below }: Props) {
  const t = useTranslations('layout');
  const reading = useTranslations('reading.area');
  const { path, title, summary, intro, sections } = page;
  const head = family.find((other) => path.startsWith(`${other.path}/`));
  const trail = [...(head ? [{ title: head.title, path: head.path }] : []), { title }];
  const others = family.filter((other) => other.path !== path);
  const form = formOf(path);
  return (
    <Page title={title} description={summary} canonical={path} footer={{ html: foot }}>
      <div className={`dark printed ${styles.head}`}>
        <div className="wrap">
          <Crumbs trail={trail} />
          <h1>{title}</h1>
          <p>{summary}</p>
          {form && (
            // On a phone the form is below the whole text.
            <div className="onlyPhone">
              <SeePrices form={form} kind="go" />
            </div>
          )}
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          {children}
          <Sections intro={intro} sections={sections.slice(0, FIRST_SECTIONS)} />
          <Later>
            <Sections sections={sections.slice(FIRST_SECTIONS)} />
            <ReleaseList releases={releases} />
            {below}
          </Later>
        </div>
        <aside className={`below ${styles.side}`}>
          {form && <StartBeside form={form} />}
          {others.length > 0 && (
            <nav aria-labelledby="area">
              <h2 id="area">{reading('more')}</h2>
              <ul>
                {others.map((other) => (
                  <li key={other.path}>
                    <Link href={other.path}>{other.title}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {!form && (
            <p className={styles.phone}>
              <Icon name="phone" size="small" />
              {t('care')}
              <a href={`tel:${brand.helplineCustomerCare}`}>{brand.helplineCustomerCare}</a>
            </p>
          )}
        </aside>
      </div>
      {form === 'travel' && <Reviews product={TRAVEL.slug} name={TRAVEL.name} />}
      <Terms terms={terms} />
    </Page>
  );
}
