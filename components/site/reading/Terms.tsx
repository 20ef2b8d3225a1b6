import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import type { Section } from '@/lib/content/readText';
import { paths } from '@/lib/config/paths';
import styles from './Terms.module.css';

/** What the glossary says of the words that a text explains: popovers of the browser, which need no script. */
export function Terms({ terms }: { terms: readonly Section[] }) {
  const t = useTranslations('reading');
  return terms.map(({ id, title, html }) => (
    <div key={id} id={`term-${id}`} className={styles.term} popover="auto" role="note" aria-label={title}>
      <p className={styles.head}>
        <b>{title}</b>
        <button type="button" popoverTarget={`term-${id}`} popoverTargetAction="hide" aria-label={t('close')}>
          <Icon name="close" size="small" />
        </button>
      </p>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <Link className="link" href={`${paths.glossary}#${id}`}>
        {t('allTerms')}
      </Link>
    </div>
  ));
}
