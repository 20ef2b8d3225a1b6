import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Facts } from '@/components/common/ui/heading/Facts';
import type { OnDone } from '@/components/desk/DeskQueue';
import styles from '@/components/desk/grievances/Grievances.module.css';
import { Opening } from '@/components/desk/grievances/Opening';
import { type DeskPort, useDeskPort } from '@/hooks/desk/queues/useDeskPorts';
import { isAllowed } from '@/lib/domain/desk/permissions';
import type { DeskPortDto, DeskPortRowDto } from '@/lib/domain/porting/contract';
import { formatDate } from '@/lib/i18n/format';
import { ConfirmForm } from './ConfirmForm';
import type { PortsProps } from './portsProps';
import { usePortFacts } from './usePortFacts';
import { PortPapers } from './PortPapers';
import { PortWork } from './PortWork';

type Props = PortsProps & { row: DeskPortRowDto; onDone: OnDone };

export function PortCard({ row, ...rest }: Props) {
  const t = useTranslations('deskPorts');
  const locale = useLocale();
  const [isOpened, setIsOpened] = useState(false);
  const found = useDeskPort(row.portId, isOpened);
  const { portId, name, insurer, status, ended, dueOn, isLate, assignedTo } = row;
  const mayChange = status !== 'closed' && !row.isIssued;
  // Once confirmed, the previous insurer need not be asked.
  const isDue = mayChange && status !== 'confirmed';
  return (
    <li className={`card ${styles.card}`}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <span className="num">{portId}</span>
        <span>{insurer}</span>
        <b>{ended ? t(`ended.${ended}`) : t(`status.${status}`)}</b>
        {isDue && <span>{t('due', { date: formatDate(dueOn, locale) })}</span>}
        {isLate && isDue && <b className={styles.late}>{t('late')}</b>}
        <span>{assignedTo === undefined ? t('nobody') : t('assigned', { staff: assignedTo })}</span>
        <Button kind="line" size="dense" aria-expanded={isOpened} onClick={() => setIsOpened(!isOpened)}>
          {t(isOpened ? 'closeOne' : 'openOne')}
          <span className="visuallyHidden"> {portId}</span>
        </Button>
      </div>
      {isOpened && <Opened found={found} mayChange={mayChange} {...rest} />}
    </li>
  );
}

type OpenedProps = Omit<Props, 'row'> & { found: DeskPort; mayChange: boolean };

function Opened({ found, mayChange, role, onDone, ...sides }: OpenedProps) {
  const t = useTranslations('deskPorts');
  const { port, error } = found;
  if (!port)
    return <Opening error={error} loading={t('loading')} failed={t('failed')} onAgain={found.renew} />;
  const of = { port, found, onDone };
  return (
    <>
      <Told port={port} />
      {mayChange && isAllowed(role, 'ports.work') && <PortWork {...of} {...sides} />}
      {mayChange && isAllowed(role, 'ports.confirm') && <ConfirmForm {...of} />}
    </>
  );
}

function Told({ port }: { port: DeskPortDto }) {
  const t = useTranslations('deskPorts');
  const rows = usePortFacts(port);
  return (
    <>
      <p className="num">{port.mobileNumber}</p>
      {!port.isAgreed && <p className={styles.late}>{t('noConsent')}</p>}
      <Facts rows={rows} />
      <PortPapers port={port} />
    </>
  );
}
