import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { brand } from '@/lib/brand';
import { formatDate } from '@/lib/i18n/format';
import type { IsoDate } from '@/lib/domain/common/dates';
import styles from './SourcesNote.module.css';

type Source = { by: string; title: string; url?: string | undefined };
type Props = { sources: readonly Source[]; written: IsoDate; of: 'illness' | 'article' };

export function SourcesNote({ sources, written, of }: Props) {
  const t = useTranslations('reading');
  const locale = useLocale();
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{t('sources')}</h2>
      <ol>
        {sources.map(({ by, title, url }) => (
          <li key={title} lang="en">
            {by}, {url ? <Link href={url}>{title}</Link> : title}
          </li>
        ))}
      </ol>
      <p className="small">
        {t('written', { date: formatDate(written, locale) })}{' '}
        {t(of === 'illness' ? 'noAdvice' : 'noLegalAdvice')} <a href={`mailto:${brand.mail}`}>{t('wrong')}</a>
      </p>
    </section>
  );
}
