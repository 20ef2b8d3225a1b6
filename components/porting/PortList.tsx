import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { AskTwice } from '@/components/common/ui/AskTwice';
import { Note } from '@/components/common/ui/states/Note';
import { useSubmit } from '@/hooks/common/useSubmit';
import { paths } from '@/lib/config/paths';
import type { PortDto } from '@/lib/domain/porting/contract';
import { PortFiles } from './PortFiles';
import { PortTold } from './PortTold';
import styles from './Porting.module.css';

type Props = { ports: readonly PortDto[]; onWithdraw: (portId: string) => Promise<unknown> };

/** Lists the moves that were sent, each with its progress. */
export function PortList({ ports, onWithdraw }: Props) {
  return (
    <div role="status" className={styles.sent}>
      {ports.map((port) => (
        <div key={port.portId}>
          <Sent port={port} onWithdraw={() => onWithdraw(port.portId)} />
          <PortFiles port={port} />
        </div>
      ))}
    </div>
  );
}

function Sent({ port, onWithdraw }: { port: PortDto; onWithdraw: () => Promise<unknown> }) {
  const t = useTranslations('porting');
  const { isBusy, failure, run } = useSubmit({ conflict: t('unsure'), failed: t('unsure') });
  return (
    <Note kind={port.status === 'closed' ? 'warn' : 'good'}>
      <PortTold port={port} />
      {!port.isIssued && (
        <AskTwice
          act={t('withdraw')}
          warning={t('withdrawText')}
          keep={t('keep')}
          confirm={t('withdrawConfirm')}
          isBusy={isBusy}
          onConfirm={() => void run(onWithdraw)}
        />
      )}
      {failure && (
        <small role="alert">
          {failure.code === 'STEP_NOT_REACHED'
            ? t.rich('issuedFirst', { my: (text) => <Link href={paths.my}>{text}</Link> })
            : failure.message}
        </small>
      )}
    </Note>
  );
}
