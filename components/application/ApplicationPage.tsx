import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Lost } from '@/components/common/page/Lost';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/Face';
import { Skeleton } from '@/components/common/ui/Skeleton';
import { VerifyPhone } from '@/components/verify/VerifyPhone';
import { useApplication } from '@/hooks/application/useApplication';
import { useApplicationForm } from '@/hooks/application/useApplicationForm';
import { useHydrated } from '@/hooks/common/useHydrated';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import type { ApplicationDto } from '@/lib/domain/application/contract';
import styles from './Application.module.css';
import { ApplicationForm } from './ApplicationForm';
import { HoldEnded } from './HoldEnded';
import { ProposalStatus } from './ProposalStatus';

/** The application of the address: its form, or where it stands, or what is to be done before it is shown. */
export function ApplicationPage() {
  const t = useTranslations('application');
  const { application, isLocked, isMissing, hasFailed, reload } = useApplication(useHydrated());

  if (isMissing) {
    return (
      <Lost title={t('missingTitle')} text={t('missingText', { phone: brand.helplineCustomerCare })}>
        <ButtonLink kind="go" size="big" href={paths.home}>
          {t('toHome')}
        </ButtonLink>
      </Lost>
    );
  }
  if (isLocked && !application) return <CodeFirst onVerified={reload} />;
  if (hasFailed) {
    return (
      <div className={`wrap ${styles.alone}`}>
        <Face
          kind="error"
          title={t('errorTitle')}
          action={
            <Button kind="act" onClick={() => void reload()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('errorText')}
        </Face>
      </div>
    );
  }
  return application ? <Opened {...{ application, isLocked, reload }} /> : <Coming />;
}

type OpenedProps = {
  application: ApplicationDto;
  /** Its session has ended meanwhile. */
  isLocked: boolean;
  reload: () => unknown;
};

function Opened({ application, isLocked, reload }: OpenedProps) {
  const router = useRouter();
  const { report } = useJourneyResume();
  const { status, policyNumber, plan, quoteId } = application;
  useEffect(() => {
    if (policyNumber === undefined) return;
    const policy = paths.policy(policyNumber);
    report({ stage: 'complete_120', url: `${policy}?${new URLSearchParams({ quoteId })}`, quoteId });
    void router.replace(policy);
  }, [router, report, quoteId, policyNumber]);
  if (!plan.paidAt && status !== 'declined') return <HoldEnded quoteId={quoteId} />;
  if (status === 'open') return <OpenForm {...{ application, isLocked, reload }} />;
  if (isLocked) return <CodeFirst onVerified={reload} />;
  return policyNumber === undefined ? (
    <ProposalStatus application={{ ...application, status }} />
  ) : (
    <Coming />
  );
}

function OpenForm({ application, isLocked, reload }: OpenedProps) {
  const typed = useApplicationForm(application);
  const { draft, open } = typed;
  const onSigned = () => {
    draft.finish();
    return reload();
  };
  const goOn = () => {
    draft.retry();
    return reload();
  };
  if (isLocked || typed.isLocked) return <CodeFirst onVerified={goOn} />;
  if (!open || draft.isLoading) return <Coming />;
  return <ApplicationForm {...{ application, typed, open, onSigned }} />;
}

function CodeFirst({ onVerified }: { onVerified: () => unknown }) {
  const t = useTranslations('application');
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1>{t('verifyTitle')}</h1>
      <p className="lead">{t('verifyText')}</p>
      <VerifyPhone onVerified={onVerified} />
    </div>
  );
}

function Coming() {
  const t = useTranslations('application');
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1>{t('title')}</h1>
      <Skeleton
        label={t('loading')}
        lines={[
          { width: '70%', height: '2.5rem' },
          { height: '4rem' },
          { height: '4rem' },
          { height: '4rem' },
        ]}
      />
    </div>
  );
}
