import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import styles from './Crumbs.module.css';

export type Crumb = { title: string; path?: string };

export function Crumbs({ trail }: { trail: readonly Crumb[] }) {
  const t = useTranslations('reading');
  return (
    <nav className={styles.crumbs} aria-label={t('here')}>
      <ol>
        {trail.map(({ title, path }) => (
          <li key={title}>
            {path ? <Link href={path}>{title}</Link> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
