import { useKeptLead } from './lead/useKeptLead';
import { useSaveQuote } from './useQuote';

/** Contact details are required to buy, so this gives no consent to calls. */
export function useQuotePerson(quoteId: string) {
  const saveQuote = useSaveQuote();
  return useKeptLead(async (details) => {
    await saveQuote({ ...details, quoteId });
  });
}
