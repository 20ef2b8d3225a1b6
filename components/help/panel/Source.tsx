import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import type { Answer } from '@/lib/domain/help/findAnswer';
import { lineAddress } from '@/lib/domain/help/lineAddress';
import { pathIn } from '@/lib/i18n/locales';
import styles from './Source.module.css';

/**
 * Quotes a page's own words and links to the line. The link loads a document, since text fragments work only on a load.
 */
export function Source({ answer }: { answer: Answer }) {
  const t = useTranslations('helpPanel');
  const locale = useLocale();
  const { title, line } = answer;
  const isUnder = line.heading !== undefined && line.heading !== title;
  return (
    <figure className={styles.source}>
      <figcaption>
        <Icon name="paper" size="small" />
        <b>{t('from', { title: isUnder ? `${title}, ${line.heading}` : title })}</b>
      </figcaption>
      <blockquote>{line.text}</blockquote>
      <a className="link" href={pathIn(locale, lineAddress(answer))}>
        {t('open')}
        <Icon name="arrow" size="small" />
      </a>
    </figure>
  );
}
