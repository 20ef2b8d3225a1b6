import { useTranslations } from 'next-intl';
import styles from '@/components/common/page/Lost.module.css';

/** What to say when calling about this page: the request id, under which the server's log has it. */
export function FaultNumber({ requestId }: { requestId: string | undefined }) {
  const t = useTranslations('common');
  return (
    <p className={`small ${styles.number}`} role="status">
      {requestId && t.rich('faultNumber', { id: () => <b className="num">{requestId}</b> })}
    </p>
  );
}
