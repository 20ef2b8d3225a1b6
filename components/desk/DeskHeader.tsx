import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Logo } from '@/components/common/page/Logo';
import { Button } from '@/components/common/ui/Button';
import { useIdleMinutes } from '@/hooks/desk/session/useIdleMinutes';
import { useHeadHeight } from '@/hooks/desk/useHeadHeight';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import styles from './Dashboard.module.css';

type Props = { staff?: StaffSessionDto; onSignOut?: () => Promise<void>; children?: ReactNode };

export function DeskHeader({ staff, onSignOut, children }: Props) {
  const t = useTranslations('desk');
  const header = useRef<HTMLElement>(null);
  useHeadHeight(header);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await onSignOut?.();
    setIsLeaving(false);
  };
  return (
    <header ref={header} className={`dark ${styles.header}`}>
      <Logo onDark />
      {children}
      {staff && (
        <>
          <p className={styles.me}>
            <b>{staff.name}</b>
            <span>{t('signedInAs', { id: staff.staffId, role: t(`role.${staff.role}`) })}</span>
            <Idle />
          </p>
          <Button
            kind="ghost"
            size="dense"
            className={styles.leave}
            busy={isLeaving}
            onClick={() => void leave()}
          >
            {t('signOut')}
          </Button>
        </>
      )}
    </header>
  );
}

function Idle() {
  const t = useTranslations('desk');
  return <span>{t('idle', { minutes: useIdleMinutes() })}</span>;
}
