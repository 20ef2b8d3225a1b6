import type { QuoteDto } from '@/lib/domain/quote/contract';
import { eldestFirst } from '@/lib/domain/quote/members';
import { useKeptLead } from './lead/useKeptLead';
import { useSaveQuote } from './useQuote';

/** Contact details are required to buy, so this gives no consent to calls. The family's dates are known by then. */
export function useQuotePerson({ quoteId, members }: Pick<QuoteDto, 'quoteId' | 'members'>) {
  const saveQuote = useSaveQuote();
  const lead = useKeptLead(async (details) => {
    await saveQuote({ ...details, quoteId });
  });
  const { defaultValues: typed } = lead;
  const dateOfBirth = typed?.dateOfBirth || eldestFirst(members)[0]?.dateOfBirth;
  return { ...lead, defaultValues: { ...typed, dateOfBirth } };
}
