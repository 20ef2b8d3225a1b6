import { useRouter } from 'next/router';
import { readLeadIds } from '@/lib/client/saving/storage';
import { quoteUrl } from '@/lib/config/paths';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { useKeptLead } from './useKeptLead';
import { useSaveOrBegin } from './useQuote';

/** The lead form: kept as it is typed, sent once, and then the members step. */
export function useLeadForm() {
  const router = useRouter();
  const { report, status } = useJourneyResume();
  const save = useSaveOrBegin();

  const lead = useKeptLead(async (details) => {
    // Who saw prices first has a quote without a lead: it gets one, in place of a second quote.
    const known = readLeadIds();
    const { quoteId } = await save({ ...details, consent: true }, known.dialerId ? undefined : known.quoteId);
    const url = quoteUrl(quoteId);
    report({ stage: 'leadform_113', url, quoteId });
    await router.push(url);
  });

  return { ...lead, saveState: status };
}
