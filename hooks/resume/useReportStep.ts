import { useEffect } from 'react';
import { toRecordForm } from '@/lib/client/saving/savedForm';
import { readForm } from '@/lib/client/saving/storage';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import { useJourneyResume } from './useJourneyResume';

/** Reports a step after the summary, with the forms before it, so that the journey resumes there. */
export function useReportStep(stage: Stage, pathOf: (quoteId: string) => string, quoteId?: string): void {
  const { report } = useJourneyResume();
  useEffect(() => {
    if (quoteId === undefined) return;
    const [family, plan] = [readForm('form2'), readForm('form3')];
    const form = family && toRecordForm({ family, ...(plan && { plan }) });
    const url = `${pathOf(quoteId)}?${new URLSearchParams({ quoteId })}`;
    report({ stage, url, quoteId, ...(form && { form }) });
  }, [report, stage, pathOf, quoteId]);
}
