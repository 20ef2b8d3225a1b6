import { useRouter } from 'next/router';
import { useCallback, useRef } from 'react';
import { readLeadIds } from '@/lib/client/saving/storage';
import { paths, quoteUrl } from '@/lib/config/paths';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import type { LeadDetails } from './leadDetails';
import { useKeptLead } from './useKeptLead';
import { useSaveOrBegin } from '@/hooks/quote/useQuote';

export function useLeadForm() {
  const router = useRouter();
  const { report, status } = useJourneyResume();
  const save = useSaveOrBegin();

  const lead = useKeptLead(async (details) => {
    // Prices may be seen before a lead exists: that quote then gets the lead, instead of a second quote being made.
    const known = readLeadIds();
    const { quoteId } = await save({ ...details, consent: true }, known.dialerId ? undefined : known.quoteId);
    const url = quoteUrl(quoteId);
    report({ stage: 'leadform_113', url, quoteId });
    await router.push(url);
  });

  const { onChange: keep } = lead;
  const { prefetch } = router;
  const isNextFetched = useRef(false);
  const onChange = useCallback(
    (values: LeadDetails) => {
      // Next fetches nothing on a line that saves data or is slow.
      if (!isNextFetched.current) void prefetch(paths.getQuote);
      isNextFetched.current = true;
      keep(values);
    },
    [keep, prefetch],
  );

  return { ...lead, onChange, saveState: status };
}
