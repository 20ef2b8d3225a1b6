import { readResumeStage } from '@/lib/client/resume/resumeCookies';
import { toRecordForm } from '@/lib/client/saving/savedForm';
import { isQuoteHere, type FormValues } from '@/lib/client/saving/storage';
import { summaryUrl } from '@/lib/config/paths';
import { stageOfTyping } from '@/lib/domain/quote/journey/stages';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { useSaveOrBegin, type QuoteChange } from './useQuote';
import { useToasts } from '@/hooks/common/useToasts';

export function useQuoteJourney(quoteId: string | undefined, page: string) {
  const save = useSaveOrBegin();
  const { report, status } = useJourneyResume();
  const toasts = useToasts();
  const urlOf = (id: string) => `${page}?${new URLSearchParams({ quoteId: id })}`;

  const reportTyped = (form: FormValues, hash = '') => {
    const stage = stageOfTyping(readResumeStage());
    if (!quoteId || !stage || document.visibilityState === 'hidden') return;
    report({ stage, url: `${urlOf(quoteId)}${hash}`, quoteId, form: toRecordForm(form), isTyped: true });
  };

  return {
    status,
    /** Saves partial input to the resume record only. A tab that is behind another one doesn't report. */
    reportTyped,
    /** Like reportTyped, but only if this browser's family is the quote's. */
    keepTyped: (form: FormValues, hash = '') => {
      if (quoteId && isQuoteHere(quoteId)) reportTyped(form, hash);
    },
    finishMembers: async (change: QuoteChange, toForm: (quoteId: string) => FormValues) => {
      const { quoteId: saved } = await save({ ...change, stage: 'members_114' }, quoteId);
      const url = urlOf(saved);
      const form = toRecordForm(toForm(saved));
      report({ stage: 'members_114', url: `${url}#plans`, quoteId: saved, form });
      return url;
    },
    finishPlans: async (change: QuoteChange, form: FormValues): Promise<string | undefined> => {
      try {
        const { quoteId: saved, segment } = await save({ ...change, stage: 'plans_115' }, quoteId);
        const url = summaryUrl(saved, segment);
        report({ stage: 'plans_115', url, quoteId: saved, form: toRecordForm(form) });
        return url;
      } catch (error) {
        toasts.sayError(error);
        return undefined;
      }
    },
  };
}
