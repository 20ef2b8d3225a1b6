import { useReportStep } from '@/hooks/resume/useReportStep';
import { toRecordForm } from '@/lib/client/saving/savedForm';
import { readForm } from '@/lib/client/saving/storage';
import type { Stage } from '@/lib/domain/quote/journey/stages';

function formOfTrip(quoteId: string) {
  const trip = readForm('form4');
  return trip?.quoteId === quoteId ? toRecordForm({ trip }) : undefined;
}

/** Reports a step after the summary of a trip, so that the journey resumes there. */
export function useTripRecordStep(stage: Stage, pathOf: (quoteId: string) => string, quoteId?: string): void {
  useReportStep(stage, pathOf, quoteId, formOfTrip);
}
