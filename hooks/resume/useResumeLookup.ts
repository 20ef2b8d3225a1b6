import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { getJson } from '@/lib/client/common/fetcher';
import { readResumeId, readResumeStage } from '@/lib/client/resume/resumeCookies';
import { readSession, writeSession } from '@/lib/client/saving/storage';
import { whenAtRest } from '@/lib/client/common/typing';
import { api } from '@/lib/config/paths';
import type { ResumeLookupDto } from '@/lib/domain/resume/contract';
import { CHECK_DELAY_MS, isApplicableRoute, shouldOpenDialog } from '@/lib/domain/resume/resume';

export type ResumeLookup =
  | { status: 'idle' | 'fetching' | 'error' }
  | { status: 'fetched'; lookup: ResumeLookupDto; isOpen: boolean };

const currentStep = () => `${readResumeId()} ${readResumeStage()}`;

/** Declines for this visit, however many pages it has. It is offered again only once the journey moves on. */
export function declineStep(): void {
  if (readResumeId()) writeSession('declinedStep', currentStep());
}

const isDeclined = () => readSession('declinedStep') === currentStep();

/**
 * Looks up this browser's journey some seconds after landing. If that fails, nothing is shown. `prepare` loads what the
 * dialog renders, so that it can open in a moment in which nobody types.
 */
export function useResumeLookup(prepare: () => Promise<unknown>) {
  const { pathname, asPath, events } = useRouter();
  const [state, setState] = useState<ResumeLookup>({ status: 'idle' });
  const page = asPath.split(/[?#]/)[0];

  useEffect(() => {
    if (!isApplicableRoute(pathname)) return undefined;
    let hasEnded = false;
    const isOver = () => hasEnded;
    let cancelWait = () => {};

    const look = async () => {
      const uuid = readResumeId();
      if (!uuid || isDeclined()) return;
      setState({ status: 'fetching' });
      try {
        const query = new URLSearchParams({ uuid, type: 'aggregate' });
        const lookup = await getJson<ResumeLookupDto>(`${api.revisit}?${query}`);
        if (isOver()) return;
        setState({ status: 'fetched', lookup, isOpen: false });
        if (!shouldOpenDialog({ routePattern: pathname, lookup, now: new Date() })) return;
        await prepare();
        if (isOver()) return;
        cancelWait = whenAtRest(() => setState({ status: 'fetched', lookup, isOpen: true }));
      } catch {
        if (!isOver()) setState({ status: 'error' });
      }
    };

    const timer = setTimeout(() => void look(), CHECK_DELAY_MS);
    const stop = () => {
      hasEnded = true;
      clearTimeout(timer);
      cancelWait();
      setState({ status: 'idle' });
    };
    events.on('routeChangeStart', stop);
    return () => {
      events.off('routeChangeStart', stop);
      stop();
    };
  }, [pathname, page, events, prepare]);

  return [state, setState] as const;
}
