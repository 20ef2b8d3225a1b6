import { useRouter } from 'next/router';
import { ApiError } from '@/lib/client/common/apiError';
import { readLeadIds } from '@/lib/client/saving/storage';
import { quoteUrl } from '@/lib/config/paths';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { useKeptLead, type LeadDetails } from './useKeptLead';
import { useSaveQuote, type QuoteChange } from './useQuote';

/** The lead form: kept as it is typed, sent once, and then the members step. */
export function useLeadForm() {
  const router = useRouter();
  const { report, status } = useJourneyResume();
  const saveQuote = useSaveQuote();
  const keyFor = useIdempotencyKey();

  const toQuote = async (details: LeadDetails) => {
    const change: QuoteChange = { ...details, consent: true };
    const { quoteId, dialerId } = readLeadIds();
    // Who saw prices first has a quote without a lead: it gets one, in place of a second quote.
    if (!quoteId || dialerId) return saveQuote(change, keyFor(change));
    try {
      return await saveQuote({ ...change, quoteId });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return saveQuote(change, keyFor(change));
      throw error;
    }
  };

  const lead = useKeptLead(async (details) => {
    const { quoteId } = await toQuote(details);
    const url = quoteUrl(quoteId);
    report({ stage: 'leadform_113', url, quoteId });
    await router.push(url);
  });

  return { ...lead, saveState: status };
}
