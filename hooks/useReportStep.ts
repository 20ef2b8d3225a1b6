import { useEffect } from 'react';
import { readForm } from '@/lib/client/storage';
import type { Stage } from '@/lib/domain/journey/stages';
import { useJourneyResume } from './useJourneyResume';

/** Reports a step behind the summary, so that the journey is resumed there; with the forms before it, as they are. */
export function useReportStep(stage: Stage, path: string, quoteId: string): void {
  const { report } = useJourneyResume();
  useEffect(() => {
    const [family, plan] = [readForm('form2'), readForm('form3')];
    const form = family && { family, ...(plan && { plan }) };
    report({ stage, url: `${path}?${new URLSearchParams({ quoteId })}`, quoteId, ...(form && { form }) });
  }, [report, stage, path, quoteId]);
}
