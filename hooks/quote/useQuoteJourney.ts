import { ApiError, isProvenElsewhere } from '@/lib/client/common/apiError';
import { readResumeStage } from '@/lib/client/resume/resumeCookies';
import {
  readLeadIds,
  readSession,
  writeLeadIds,
  writeSession,
  type FormValues,
} from '@/lib/client/saving/storage';
import { summaryUrl } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { stageOfTyping } from '@/lib/domain/quote/journey/stages';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { useSaveQuote, type QuoteChange } from './useQuote';
import { useToasts } from '@/hooks/common/useToasts';

/** A link may name somebody else's quote: nothing is saved to that. */
function isOfThisBrowser(quoteId: string): boolean {
  return [readSession('quoteId'), readLeadIds().quoteId].includes(quoteId);
}

/** Stores a finished step: in the quote, and in the record from which the journey is resumed, on the page it is on. */
export function useQuoteJourney(quoteId: string | undefined, page: string) {
  const saveQuote = useSaveQuote();
  const keyFor = useIdempotencyKey();
  const { report, status } = useJourneyResume();
  const toasts = useToasts();

  /**
   * Changes the quote; one that is not this browser's, or no more, is begun anew. One that another browser took by a code
   * is not: its customer is told, and what is typed stays here.
   */
  const save = async (change: QuoteChange): Promise<QuoteDto> => {
    if (!quoteId) return saveQuote(change, keyFor(change));
    try {
      return await saveQuote({ ...change, quoteId });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404 || isProvenElsewhere(error)) throw error;
      if (readLeadIds().quoteId === quoteId) {
        writeLeadIds({});
        writeSession('quoteId', undefined);
      }
      return saveQuote(change, keyFor(change));
    }
  };

  const reportTyped = (form: FormValues, hash = '') => {
    const stage = stageOfTyping(readResumeStage());
    if (!quoteId || !stage || document.visibilityState === 'hidden') return;
    const url = `${page}?${new URLSearchParams({ quoteId })}${hash}`;
    report({ stage, url, quoteId, form, isTyped: true });
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
      if (quoteId && isOfThisBrowser(quoteId)) reportTyped(form, hash);
    },
    finishMembers: async (change: QuoteChange, toForm: (quoteId: string) => FormValues) => {
      const quote = await save({ ...change, stage: 'members_114' });
      const url = `${page}?${new URLSearchParams({ quoteId: quote.quoteId })}`;
      report({
        stage: 'members_114',
        url: `${url}#plans`,
        quoteId: quote.quoteId,
        form: toForm(quote.quoteId),
      });
      return url;
    },
    /** The way on; where the plan could not be taken the toast says why, and there is none. */
    finishPlans: async (change: QuoteChange, form: FormValues): Promise<string | undefined> => {
      try {
        const { quoteId: saved, segment } = await save({ ...change, stage: 'plans_115' });
        const url = summaryUrl(saved, segment);
        report({ stage: 'plans_115', url, quoteId: saved, form });
        return url;
      } catch (error) {
        toasts.sayError(error);
        return undefined;
      }
    },
  };
}
