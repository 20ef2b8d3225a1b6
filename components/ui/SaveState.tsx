import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from './Icon';
import styles from './SaveState.module.css';

export type SaveStatus =
  | { state: 'idle' }
  | { state: 'saving' }
  /** `at` in milliseconds since 1970. */
  | { state: 'saved'; at: number }
  | { state: 'retrying' };

const icons = { idle: 'saved', saving: 'turn', saved: 'saved', retrying: 'offline' } as const;

/** Says whether what was typed is safe: "Saved 10:42", "Saving…", "Not saved yet, retrying". */
export function SaveState({ status }: { status: SaveStatus }) {
  const t = useTranslations('common.save');
  const format = useFormatter();
  const time = (at: number) => format.dateTime(at, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  return (
    <p className={`${styles.save} ${styles[status.state]}`} role="status" aria-live="polite">
      {status.state !== 'idle' && (
        <>
          <Icon name={icons[status.state]} size="small" />
          {status.state === 'saved' ? t('saved', { time: time(status.at) }) : t(status.state)}
        </>
      )}
    </p>
  );
}
