import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { Note } from '@/components/common/ui/states/Note';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { type StaffSession, useStaffSession } from '@/hooks/desk/session/useStaffSession';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { Desk } from './Desk';
import styles from './Dashboard.module.css';
import { DeskAway } from './DeskAway';
import { DeskHeader } from './DeskHeader';
import { SecondFactor } from './secondFactor/SecondFactor';
import { SignIn } from './SignIn';

const DESK_CALLS = '/api/telecaller-dashboard/';

export function Dashboard() {
  const session = useStaffSession();
  const isIn = session.status === 'signedIn';
  const [kept, setKept] = useState<StaffSessionDto>();
  if (isIn && kept !== session.staff) setKept(session.staff);
  if (!session.staff && kept) setKept(undefined);
  return (
    <>
      {kept && <Kept staff={kept} isIn={isIn} onSignOut={session.signOut} />}
      {!isIn && <Entrance session={session} />}
    </>
  );
}

type KeptProps = { staff: StaffSessionDto; isIn: boolean; onSignOut: () => Promise<void> };

/**
 * When a session ends, the desk stays mounted but hidden, so that typed input is there after the same person signs in.
 */
function Kept({ staff, isIn, onSignOut }: KeptProps) {
  const { mutate } = useSWRConfig();
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (isIn && focused.current instanceof HTMLElement) {
      focused.current.focus();
      void mutate((key) => typeof key === 'string' && key.startsWith(DESK_CALLS));
    }
    const note = () => {
      focused.current = document.activeElement;
    };
    if (isIn) document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [isIn, mutate]);
  return (
    <div hidden={!isIn}>
      <SWRConfig value={{ isPaused: () => !isIn }}>
        <Desk key={staff.staffId} staff={staff} onSignOut={onSignOut} />
      </SWRConfig>
    </div>
  );
}

function Entrance({ session }: { session: StaffSession }) {
  const t = useTranslations('desk');
  return (
    <>
      <DeskHeader />
      <main id="main" className={styles.entrance}>
        {session.status === 'loading' && <Skeleton lines={[{ height: '20rem' }]} label={t('loading')} />}
        {session.status === 'signedOut' && (
          <>
            {session.staff && (
              <Note kind="warn" role="status">
                {t('keptForYou', { name: session.staff.name })}
              </Note>
            )}
            <SignIn isAgain={session.staff !== undefined} />
          </>
        )}
        {session.status === 'secondFactor' && <SecondFactor onBack={session.signOut} />}
        {session.status === 'failed' && <DeskAway title={t('failed')} onAgain={session.retry} />}
      </main>
    </>
  );
}
