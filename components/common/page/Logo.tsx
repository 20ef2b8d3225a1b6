import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { Link } from '@/components/common/ui/Link';
import styles from './Logo.module.css';

const tagline = brand.name.replace(`${brand.shortName} `, '');

export function Logo({ onDark }: { onDark?: boolean }) {
  const t = useTranslations('layout');
  return (
    <Link href={paths.home} className={styles.logo} aria-label={t('logo', { name: brand.name })}>
      <img
        src={onDark ? '/art/logo-light.svg' : '/art/logo.svg'}
        alt=""
        width="40"
        height="40"
        loading={onDark ? 'lazy' : undefined}
      />
      <span lang="en">
        <b>{brand.shortName}</b>
        <i>{tagline}</i>
      </span>
    </Link>
  );
}
