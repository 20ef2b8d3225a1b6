import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/common/ui/Button';
import { paths } from '@/lib/config/paths';
import styles from '@/components/common/page/Columns.module.css';

/** Shown when the bank released the blocked premium before our decision. */
export function BlockEnded({ quoteId }: { quoteId: string }) {
  const t = useTranslations('application.blockEnded');
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1>{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      <ButtonLink kind="go" size="big" href={paths.startPayment(quoteId)}>
        {t('block')}
      </ButtonLink>
    </div>
  );
}
