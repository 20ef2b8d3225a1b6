import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { Icon } from '@/components/common/ui/Icon';
import { brand } from '@/lib/brand';
import styles from './PhoneLink.module.css';

/** Agents have their own number, so their page omits ours. */
export function useHasPhone(): boolean {
  return !useRouter().asPath.includes('become-an-agent');
}

export function PhoneLink() {
  const t = useTranslations('layout');
  if (!useHasPhone()) return null;
  return (
    <a className={styles.phone} href={`tel:${brand.helplineNewPolicy}`}>
      <Icon name="phone" />
      <span>
        <small className="onlyWide">{t('phone.desktop')}</small>
        <small className="onlyPhone">{t('phone.mobile')}</small>
        <b>{brand.helplineNewPolicy}</b>
      </span>
    </a>
  );
}
