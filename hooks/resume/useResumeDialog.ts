import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { ApiError } from '@/lib/client/common/apiError';
import { deleteJson, postJson } from '@/lib/client/common/fetcher';
import { focusMain } from '@/hooks/common/showPart';
import { forgetHere } from '@/lib/client/verify/forgetHere';
import { noteEnded } from '@/lib/client/verify/leftSession';
import { focusLeadForm, hasLeadForm } from '@/lib/client/resume/leadForm';
import { readResumeId } from '@/lib/client/resume/resumeCookies';
import { leaveHere } from '@/lib/client/verify/signOut';
import { readLeadIds, writeSession } from '@/lib/client/saving/storage';
import { wait } from '@/lib/client/common/wait';
import { api, paths } from '@/lib/config/paths';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { resumeTarget, type ResumeTarget } from '@/lib/domain/resume/resume';
import { declineStep, useResumeLookup } from './useResumeLookup';

/** The customer continues after this time, whether or not the lead's dialer was notified. */
const LEAD_UPDATE_MS = 3_000;

type Action = 'resume' | 'startNew' | 'delete';

/** `problem`: the last press did nothing, and what the server said, if it did. */
export function useResumeDialog(prepare: () => Promise<unknown>) {
  const router = useRouter();
  const [state, setState] = useResumeLookup(prepare);
  const [busy, setBusy] = useState<Action>();
  const [problem, setProblem] = useState<{ says: string | undefined }>();
  const next = useRef<'page' | 'leadForm'>(undefined);

  const close = () => {
    declineStep();
    setState((now) => (now.status === 'fetched' ? { ...now, isOpen: false } : now));
  };

  /** Resolves to whether it was done. */
  const run = async (action: Action, work: () => unknown): Promise<boolean> => {
    setBusy(action);
    setProblem(undefined);
    try {
      await work();
      close();
      return true;
    } catch (error) {
      setProblem({ says: error instanceof ApiError ? error.serverMessage : undefined });
      return false;
    } finally {
      setBusy(undefined);
    }
  };

  return {
    status: state.status,
    lookup: state.status === 'fetched' ? state.lookup : undefined,
    isOpen: state.status === 'fetched' && state.isOpen,
    busy,
    problem,
    close,
    startNew: () => run('startNew', () => forgetHere()),
    deleteSaved: () =>
      run('delete', async () => {
        await deleteJson(`${api.revisit}?${new URLSearchParams({ uuid: readResumeId() ?? '' })}`);
        leaveHere();
        noteEnded();
      }),
    resume: (lookup: ResumeLookupDto) =>
      run('resume', async () => {
        // Opening the next page failed offline, and the browser's own error page would replace this one.
        if (!navigator.onLine) throw new Error('offline');
        await updateLead();
        const target = resumeTarget(lookup);
        next.current = target.kind === 'openLeadForm' ? 'leadForm' : 'page';
        if (next.current === 'page' || !hasLeadForm()) await router.push(addressOf(target));
      }),
    afterClose: () => {
      if (next.current === 'leadForm') focusLeadForm();
      // The dialog had the focus when its page arrived.
      if (next.current === 'page') focusMain();
      next.current = undefined;
    },
  };
}

async function updateLead(): Promise<void> {
  const { dialerId } = readLeadIds();
  if (!dialerId) return;
  const update = postJson(api.leadsUpdate, { condition: 'dialerLead', id: dialerId, uuid: readResumeId() });
  await Promise.race([update, wait(LEAD_UPDATE_MS)]).catch(() => undefined);
}

function addressOf(target: ResumeTarget): string {
  if (target.kind === 'appform') return paths.appform(target.slug, target.applicationId);
  if (target.kind === 'openLeadForm') return paths.leadForm;
  const quoteId = new URLSearchParams(target.url.split('?')[1]?.split('#')[0]).get('quoteId');
  if (quoteId) writeSession('storedQuoteId', quoteId);
  return target.url;
}
