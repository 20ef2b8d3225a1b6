import { useTranslations } from 'next-intl';
import { useFault } from '@/hooks/useFault';
import type { FaultKind } from '@/lib/validation/requests/faults';
import styles from './Lost.module.css';

/** What to say when calling about this page: the request id, which stands in the server's log. */
export function FaultNumber({ kind }: { kind: FaultKind }) {
  const t = useTranslations('common');
  const requestId = useFault(kind);
  return (
    <p className={`small ${styles.number}`} role="status">
      {requestId && t.rich('faultNumber', { id: () => <b className="num">{requestId}</b> })}
    </p>
  );
}
