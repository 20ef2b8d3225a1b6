import { useRouter } from 'next/router';
import { savedForm } from '@/lib/client/saving/savedForm';
import { readForm } from '@/lib/client/saving/storage';
import { quoteUrl } from '@/lib/config/paths';
import { useJourneyResume } from '@/hooks/resume/useJourneyResume';
import { useKeptLead } from '@/hooks/quote/lead/useKeptLead';
import { useSaveOrBegin } from '@/hooks/quote/useQuote';
import { useWishedTrip } from './useWishedTrip';

/** An existing trip gets the lead, instead of a second trip being created. */
export function useTravelLead() {
  const router = useRouter();
  const { passOn } = useWishedTrip();
  const { report, status } = useJourneyResume();
  const save = useSaveOrBegin();

  const lead = useKeptLead(async (details) => {
    const begun = readForm('form4')?.quoteId;
    const { quoteId, segment } = await save(
      { ...details, consent: true, segment: 'Travel' },
      typeof begun === 'string' ? begun : undefined,
    );
    savedForm('form4').save({ quoteId });
    const url = quoteUrl(quoteId, segment);
    report({ stage: 'leadform_113', url, quoteId });
    await router.push(passOn(url));
  });

  return { ...lead, saveState: status };
}
