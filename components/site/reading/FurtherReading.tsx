import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import type { Way } from '@/lib/content/furtherReading';
import styles from './FurtherReading.module.css';

/** Links to pages of other areas on the same subject. */
export function FurtherReading({ ways }: { ways: readonly Way[] }) {
  const t = useTranslations('reading.beyond');
  if (ways.length === 0) return null;
  return (
    <nav className={styles.reading} aria-labelledby="beyond">
      <h2 id="beyond">{t('title')}</h2>
      <ul className={styles.rows}>
        {ways.map(({ path, title, kind }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
            <span>{t(`kinds.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
