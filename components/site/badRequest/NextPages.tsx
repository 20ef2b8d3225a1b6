import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import styles from '@/components/common/page/Lost.module.css';

export function NextPages() {
  const t = useTranslations('common');
  return (
    <p className={styles.ways}>
      <ButtonLink kind="go" size="big" href={paths.home}>
        {t('home')}
      </ButtonLink>
      <ButtonLink kind="line" size="big" icon="search" href={paths.search}>
        {t('search')}
      </ButtonLink>
      <ButtonLink kind="line" size="big" icon="phone" href={`tel:${brand.helplineCustomerCare}`}>
        {t('callUs', { number: brand.helplineCustomerCare })}
      </ButtonLink>
    </p>
  );
}
