import { useLocale, useTranslations } from 'next-intl';
import { formatDateOf } from '@/lib/i18n/format';
import styles from './welcomeBack/WelcomeBack.module.css';

type Props = { expiresAt: string | undefined; isBusy: boolean; onDelete: () => void };

export function KeptUntil({ expiresAt, isBusy, onDelete }: Props) {
  const t = useTranslations('resume');
  const locale = useLocale();
  return (
    <p className={`tiny ${styles.kept}`}>
      {expiresAt && t('keptUntil', { date: formatDateOf(expiresAt, locale) })}{' '}
      <button type="button" className="link" disabled={isBusy} onClick={onDelete}>
        {t('delete')}
      </button>
    </p>
  );
}
