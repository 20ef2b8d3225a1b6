import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import type { Term } from '@/lib/content/library';
import { paths } from '@/lib/config/paths';
import styles from './Terms.module.css';

/** Explains words of a text by the glossary, in the browser's own popovers, which need no script. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  const t = useTranslations('reading');
  return terms.map(({ id, title, html, theme }) => (
    <div key={id} id={`term-${id}`} className={styles.term} popover="auto" role="note" aria-label={title}>
      <p className={styles.head}>
        <b>{title}</b>
        <button type="button" popoverTarget={`term-${id}`} popoverTargetAction="hide" aria-label={t('close')}>
          <Icon name="close" size="small" />
        </button>
      </p>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <Link className="link" href={paths.term(theme, id)}>
        {t('allTerms')}
      </Link>
    </div>
  ));
}
