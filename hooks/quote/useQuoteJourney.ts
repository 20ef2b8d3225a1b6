import { readResumeStage } from '@/lib/client/resume/resumeCookies';
import { toRecordForm } from '@/lib/client/saving/savedForm';
import { isQuoteHere, type FormValues } from '@/lib/client/saving/storage';
import { summaryUrl } from '@/lib/config/paths';
import { stageOfTyping } from '@/lib/domain/quote/journey/stages';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { useSaveOrBegin, type QuoteChange } from './useQuote';
import { useToasts } from '@/hooks/common/useToasts';

/** Stores a finished step: in the quote, and in the record from which the journey is resumed, on the page it is on. */
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
    /**
     * What is typed within a step goes to the record too: unjudged, and apart from the answers of the quote. A tab that
     * lies behind another one only follows it.
     */
    reportTyped,
    /** As reportTyped, for the family that this browser remembers. */
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
    /** The way on; where the plan could not be taken the toast says why, and there is none. */
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
