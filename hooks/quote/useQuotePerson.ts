import type { QuoteDto } from '@/lib/domain/quote/contract';
import { useKeptLead } from './lead/useKeptLead';
import { useSaveQuote } from './useQuote';

/** Contact details are required to buy, so this gives no consent to calls. The dates of birth are known by then. */
export function useQuotePerson({ quoteId, members, trip }: Pick<QuoteDto, 'quoteId' | 'members' | 'trip'>) {
  const saveQuote = useSaveQuote();
  const lead = useKeptLead(async (details) => {
    await saveQuote({ ...details, quoteId });
  });
  const { defaultValues: typed } = lead;
  const [eldest] = [...members.map((each) => each.dateOfBirth), ...(trip?.travellers ?? [])].toSorted();
  const dateOfBirth = typed?.dateOfBirth || eldest;
  return { ...lead, defaultValues: { ...typed, dateOfBirth } };
}
