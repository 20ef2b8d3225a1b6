import { useTranslations } from 'next-intl';
import styles from '@/components/common/page/Lost.module.css';

/** The request id, by which support finds the server's log entry. */
export function FaultNumber({ requestId }: { requestId: string | undefined }) {
  const t = useTranslations('common');
  return (
    <p className={`small ${styles.number}`} role="status">
      {requestId && t.rich('faultNumber', { id: () => <b className="num">{requestId}</b> })}
    </p>
  );
}
