import { ApiError } from '@/lib/client/apiError';
import { writeLeadIds, writeSession } from '@/lib/client/storage';
import { summaryUrl } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/contract';
import { useIdempotencyKey } from './useIdempotencyKey';
import { useJourneyResume } from './useJourneyResume';
import { useSaveQuote, type QuoteChange } from './useQuote';

/** Stores a finished step: in the quote, and in the record from which the journey is resumed, on the page it is on. */
export function useQuoteJourney(quoteId: string | undefined, page: string) {
  const saveQuote = useSaveQuote();
  const keyFor = useIdempotencyKey();
  const { report, status } = useJourneyResume();

  /** Changes the quote; one that is not this browser's, or no more, is begun anew. */
  const save = async (change: QuoteChange): Promise<QuoteDto> => {
    if (!quoteId) return saveQuote(change, keyFor(change));
    try {
      return await saveQuote({ ...change, quoteId });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      writeLeadIds({});
      writeSession('quoteId', undefined);
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
    finishPlans: async (change: QuoteChange, form: Record<string, unknown>) => {
      const quote = await save({ ...change, stage: 'plans_115' });
      const url = summaryUrl(quote.quoteId);
      report({ stage: 'plans_115', url, quoteId: quote.quoteId, form });
      return url;
    },
  };
}
