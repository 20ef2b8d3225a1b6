import { useEffect } from 'react';
import { toRecordForm } from '@/lib/client/saving/savedForm';
import { type FormValues, readForm } from '@/lib/client/saving/storage';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import { useJourneyResume } from './useJourneyResume';

function formOfFamily(): FormValues | undefined {
  const [family, plan] = [readForm('form2'), readForm('form3')];
  return family && toRecordForm({ family, ...(plan && { plan }) });
}

/** Reports a step after the summary, with the forms before it, so that the journey resumes there. */
export function useReportStep(
  stage: Stage,
  pathOf: (quoteId: string) => string,
  quoteId: string | undefined,
  formOf: (quoteId: string) => FormValues | undefined = formOfFamily,
): void {
  const { report } = useJourneyResume();
  useEffect(() => {
    if (quoteId === undefined) return;
    const form = formOf(quoteId);
    const url = `${pathOf(quoteId)}?${new URLSearchParams({ quoteId })}`;
    report({ stage, url, quoteId, ...(form && { form }) });
  }, [report, stage, pathOf, quoteId, formOf]);
}
