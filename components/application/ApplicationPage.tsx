import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { OwnGate } from '@/components/verify/OwnGate';
import { useApplication } from '@/hooks/application/useApplication';
import { useApplicationForm } from '@/hooks/application/useApplicationForm';
import { useHydrated } from '@/lib/late/useHydrated';
import type { PageState } from '@/hooks/common/pageState';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { paths } from '@/lib/config/paths';
import type { ApplicationDto } from '@/lib/domain/application/contract';
import { ApplicationForm } from './ApplicationForm';
import { BlockEnded } from './BlockEnded';
import { ProposalStatus } from './ProposalStatus';

export function ApplicationPage() {
  const { application, state, reload } = useApplication(useHydrated());
  const isLocked = state === 'locked';
  return (
    <ApplicationGate state={isLocked && application ? 'ready' : state} onAgain={reload}>
      {application && <Opened application={application} isLocked={isLocked} reload={reload} />}
    </ApplicationGate>
  );
}

const comingLines = [
  { width: '70%', height: '2.5rem' },
  { height: '4rem' },
  { height: '4rem' },
  { height: '4rem' },
];

type GateProps = { state: PageState; onAgain: () => unknown; children?: ReactNode };

function ApplicationGate({ state, onAgain, children }: GateProps) {
  const t = useTranslations('application');
  return (
    <OwnGate state={state} say={(word, phone) => t(word, phone)} coming={comingLines} onAgain={onAgain}>
      {children}
    </OwnGate>
  );
}

type OpenedProps = {
  application: ApplicationDto;
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
  if (!plan.paidAt && status !== 'declined') return <BlockEnded quoteId={quoteId} />;
  if (status === 'open') return <OpenForm application={application} isLocked={isLocked} reload={reload} />;
  if (isLocked) return <ApplicationGate state="locked" onAgain={reload} />;
  return policyNumber === undefined ? (
    <ProposalStatus application={{ ...application, status }} />
  ) : (
    <ApplicationGate state="loading" onAgain={reload} />
  );
}

function OpenForm({ application, isLocked, reload }: OpenedProps) {
  const typed = useApplicationForm(application);
  const { draft, open } = typed;
  const onSigned = () => {
    draft.finish();
    return reload();
  };
  const proceed = () => {
    draft.retry();
    return reload();
  };
  if (isLocked || typed.isLocked) return <ApplicationGate state="locked" onAgain={proceed} />;
  if (!open || draft.isLoading) return <ApplicationGate state="loading" onAgain={proceed} />;
  return (
    <ApplicationForm
      application={application}
      typed={typed}
      open={open}
      onStale={() => Promise.all([draft.reload(), reload()])}
      onSigned={onSigned}
    />
  );
}
