import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/states/Face';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useStaffSession } from '@/hooks/desk/useStaffSession';
import { Desk } from './Desk';
import styles from './Dashboard.module.css';
import { DeskHeader } from './DeskHeader';
import { SecondFactor } from './secondFactor/SecondFactor';
import { SignIn } from './SignIn';

export function Dashboard() {
  const t = useTranslations('desk');
  const session = useStaffSession();
  if (session.status === 'signedIn') return <Desk staff={session.staff} onSignOut={session.signOut} />;
  return (
    <>
      <DeskHeader />
      <main id="main" className={styles.entrance}>
        {session.status === 'loading' && <Skeleton lines={[{ height: '20rem' }]} label={t('loading')} />}
        {session.status === 'signedOut' && <SignIn />}
        {session.status === 'secondFactor' && <SecondFactor onBack={session.signOut} />}
        {session.status === 'failed' && (
          <Face
            kind="error"
            title={t('failed')}
            action={
              <Button kind="line" onClick={session.retry}>
                {t('again')}
              </Button>
            }
          >
            {t('failedText')}
          </Face>
        )}
      </main>
    </>
  );
}
