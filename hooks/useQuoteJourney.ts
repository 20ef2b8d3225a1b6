import { ApiError } from '@/lib/client/apiError';
import { readLeadIds, writeLeadIds, writeSession } from '@/lib/client/storage';
import { summaryUrl } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/contract';
import { useIdempotencyKey } from './useIdempotencyKey';
import { useJourneyResume } from './useJourneyResume';
import { useSaveQuote, type QuoteChange } from './useQuote';
import { useToasts } from './useToasts';

/** Stores a finished step: in the quote, and in the record from which the journey is resumed, on the page it is on. */
export function useQuoteJourney(quoteId: string | undefined, page: string) {
  const saveQuote = useSaveQuote();
  const keyFor = useIdempotencyKey();
  const { report, status } = useJourneyResume();
  const toasts = useToasts();

  /** Changes the quote; one that is not this browser's, or no more, is begun anew. */
  const save = async (change: QuoteChange): Promise<QuoteDto> => {
    if (!quoteId) return saveQuote(change, keyFor(change));
    try {
      return await saveQuote({ ...change, quoteId });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      if (readLeadIds().quoteId === quoteId) {
        writeLeadIds({});
        writeSession('quoteId', undefined);
      }
      return saveQuote(change, keyFor(change));
    }
  };

  return {
    status,
    finishMembers: async (change: QuoteChange, form: Record<string, unknown>) => {
      const quote = await save({ ...change, stage: 'members_114' });
      const url = `${page}?${new URLSearchParams({ quoteId: quote.quoteId })}`;
      report({ stage: 'members_114', url: `${url}#plans`, quoteId: quote.quoteId, form });
      return url;
    },
    /** The way on; where the plan could not be taken the toast says why, and there is none. */
    finishPlans: async (change: QuoteChange, form: Record<string, unknown>): Promise<string | undefined> => {
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
