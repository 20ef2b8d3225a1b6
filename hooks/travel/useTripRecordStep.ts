import { useEffect } from 'react';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { toRecordForm } from '@/lib/client/saving/savedForm';
import { readForm } from '@/lib/client/saving/storage';
import type { Stage } from '@/lib/domain/quote/journey/stages';

/** Reports a step after the summary of a trip, so that the journey resumes there. */
export function useTripRecordStep(stage: Stage, pathOf: (quoteId: string) => string, quoteId?: string): void {
  const { report } = useJourneyResume();
  useEffect(() => {
    if (quoteId === undefined) return;
    const trip = readForm('form4');
    const form = trip?.quoteId === quoteId ? toRecordForm({ trip }) : undefined;
    const url = `${pathOf(quoteId)}?${new URLSearchParams({ quoteId })}`;
    report({ stage, url, quoteId, ...(form && { form }) });
  }, [report, stage, pathOf, quoteId]);
}
