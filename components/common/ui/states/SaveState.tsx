import { useTranslations } from 'next-intl';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { formatTimeOf } from '@/lib/i18n/format';
import { Icon } from '@/components/common/ui/Icon';
import styles from './SaveState.module.css';

const icons = { idle: 'saved', saving: 'turn', saved: 'saved', retrying: 'offline' } as const;

export function SaveState({ status }: { status: SaveStatus }) {
  const t = useTranslations('common.save');
  const isKept = status.state === 'retrying' && status.isKept;
  return (
    <p className={`${styles.save} ${styles[status.state]}`} role="status" aria-live="polite">
      {status.state !== 'idle' && (
        <>
          <Icon name={icons[status.state]} size="small" />
          {status.state === 'saved'
            ? t('saved', { time: formatTimeOf(status.at) })
            : t(isKept ? 'kept' : status.state)}
        </>
      )}
    </p>
  );
}
