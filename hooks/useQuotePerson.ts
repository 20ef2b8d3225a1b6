import { ApiError } from '@/lib/client/apiError';
import { leadFields, toLeadDetails, type LeadDetails, type LeadTexts } from './useLeadForm';
import { useSaveQuote } from './useQuote';
import { useSavedForm } from './useSavedForm';
import { useToasts } from './useToasts';

/** Gives a quote its person: the one that began without a phone number, or has another number now. */
export function useQuotePerson(quoteId: string) {
  const { saved, save } = useSavedForm('form1');
  const saveQuote = useSaveQuote();
  const toasts = useToasts();

  /** Resolves to what the server found wrong, by field. */
  const onSubmit = async (details: LeadDetails): Promise<LeadTexts | undefined> => {
    save({ ...saved, ...details });
    save.flush();
    try {
      await saveQuote({ ...details, consent: true, quoteId });
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && leadFields.some((field) => error.fields[field])) return error.fields;
      toasts.sayError(error);
      throw error;
    }
  };

  return { defaultValues: toLeadDetails(saved), onChange: save, onSubmit };
}
