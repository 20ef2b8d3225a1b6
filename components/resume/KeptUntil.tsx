import { useLocale, useTranslations } from 'next-intl';
import { formatDateOf } from '@/lib/i18n/format';
import styles from './welcomeBack/WelcomeBack.module.css';

type Props = { expiresAt: string | undefined; isBusy: boolean; onDelete: () => void };

export function KeptUntil({ expiresAt, isBusy, onDelete }: Props) {
  const t = useTranslations('resume');
  const locale = useLocale();
  return (
    <p className={`tiny ${styles.kept}`}>
      <span role="status">
        {isBusy ? t('deleting') : expiresAt && t('keptUntil', { date: formatDateOf(expiresAt, locale) })}
      </span>{' '}
      <button
        type="button"
        className="link"
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onDelete}
      >
        {t('delete')}
      </button>
    </p>
  );
}
