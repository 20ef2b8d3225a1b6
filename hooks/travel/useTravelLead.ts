import { useRouter } from 'next/router';
import { ApiError } from '@/lib/client/common/apiError';
import { savedForm } from '@/lib/client/saving/savedForm';
import { readForm } from '@/lib/client/saving/storage';
import { quoteUrl } from '@/lib/config/paths';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { useKeptLead } from '@/hooks/quote/useKeptLead';
import { useSaveQuote, type QuoteChange } from '@/hooks/quote/useQuote';

/** The lead form of travel: kept as it is typed, sent once, and then the trip. A trip that was begun before gets it. */
export function useTravelLead() {
  const router = useRouter();
  const { report, status } = useJourneyResume();
  const saveQuote = useSaveQuote();
  const keyFor = useIdempotencyKey();

  const toQuote = async (lead: QuoteChange) => {
    const quoteId = readForm('form4')?.quoteId;
    if (typeof quoteId !== 'string') return saveQuote(lead, keyFor(lead));
    try {
      return await saveQuote({ ...lead, quoteId });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return saveQuote(lead, keyFor(lead));
      throw error;
    }
  };

  const lead = useKeptLead(async (details) => {
    const { quoteId, segment } = await toQuote({ ...details, consent: true, segment: 'Travel' });
    savedForm('form4').save({ quoteId });
    const url = quoteUrl(quoteId, segment);
    report({ stage: 'leadform_113', url, quoteId });
    await router.push(url);
  });

  return { ...lead, saveState: status };
}
