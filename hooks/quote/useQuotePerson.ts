import { useKeptLead } from './useKeptLead';
import { useSaveQuote } from './useQuote';

/**
 * Gives a quote its person: the one that began without a phone number, or has another number now. Nobody can buy
 * without a number, so giving it here agrees to no call.
 */
export function useQuotePerson(quoteId: string) {
  const saveQuote = useSaveQuote();
  return useKeptLead(async (details) => {
    await saveQuote({ ...details, quoteId });
  });
}
