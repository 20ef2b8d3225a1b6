import { useTranslations } from 'next-intl';
import { ConsentLedger } from '@/components/consents/ConsentLedger';
import { Icon } from '@/components/common/ui/Icon';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import type { ConsentDto } from '@/lib/domain/consents/contract';
import styles from './policies/PolicyCard.module.css';

export function Consents({ consents }: { consents: readonly ConsentDto[] }) {
  const t = useTranslations('my.consents');
  return (
    <details className={styles.papers}>
      <summary>
        {t('title', { count: consents.length })}
        <Icon name="chevron" size="small" />
      </summary>
      {consents.length > 0 ? <ConsentLedger consents={consents} /> : <p>{t('none')}</p>}
      <Link className="link" href={paths.doNotDisturb}>
        {t('withdraw')}
      </Link>
    </details>
  );
}
