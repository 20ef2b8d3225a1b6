import { useRouter } from 'next/router';
import { ApiError } from '@/lib/client/apiError';
import { readLeadIds } from '@/lib/client/storage';
import { quoteUrl } from '@/lib/config/paths';
import { useIdempotencyKey } from './useIdempotencyKey';
import { useJourneyResume } from './useJourneyResume';
import { useSaveQuote, type QuoteChange } from './useQuote';
import { useSavedForm } from './useSavedForm';
import { useToasts } from './useToasts';

export const leadFields = ['mobileNumber', 'name', 'dateOfBirth'] as const;

/** By field: what was typed, or what is wrong with it. */
export type LeadTexts = Partial<Record<(typeof leadFields)[number], string>>;
export type LeadDetails = LeadTexts & { marketingConsent?: boolean };

export function toLeadDetails(saved: Record<string, unknown> | undefined): LeadDetails | undefined {
  if (!saved) return undefined;
  const textOf = (field: string) => (typeof saved[field] === 'string' ? saved[field] : '');
  const texts: LeadTexts = Object.fromEntries(leadFields.map((field) => [field, textOf(field)]));
  return { ...texts, marketingConsent: saved['marketingConsent'] === true };
}

/** The lead form: kept as it is typed, sent once, and then the members step. */
export function useLeadForm() {
  const router = useRouter();
  const { saved, save } = useSavedForm('form1');
  const { report, status } = useJourneyResume();
  const saveQuote = useSaveQuote();
  const keyFor = useIdempotencyKey();
  const toasts = useToasts();

  const send = async (details: LeadDetails) => {
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

  /** Resolves to what the server found wrong, by field. */
  const onSubmit = async (details: LeadDetails): Promise<LeadTexts | undefined> => {
    save(details);
    save.flush();
    try {
      const { quoteId } = await send(details);
      const url = quoteUrl(quoteId);
      report({ stage: 'leadform_113', url, quoteId });
      await router.push(url);
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && leadFields.some((field) => error.fields[field])) return error.fields;
      toasts.sayError(error);
      throw error;
    }
  };

  return { defaultValues: toLeadDetails(saved), onChange: save, onSubmit, saveState: status };
}
