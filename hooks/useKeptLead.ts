import { ApiError } from '@/lib/client/apiError';
import { useSavedForm } from './useSavedForm';
import { useToasts } from './useToasts';

export type LeadDetails = { mobileNumber?: string; name?: string; dateOfBirth?: string };

const leadFields = ['mobileNumber', 'name', 'dateOfBirth'] as const;

function toLeadDetails(saved: Record<string, unknown> | undefined): LeadDetails | undefined {
  if (!saved) return undefined;
  const textOf = (field: string) => (typeof saved[field] === 'string' ? saved[field] : '');
  return Object.fromEntries(leadFields.map((field) => [field, textOf(field)]));
}

/** The lead form, kept on this device as it is typed; `send` takes it to the server. */
export function useKeptLead(send: (details: LeadDetails) => Promise<void>) {
  const { saved, save } = useSavedForm('form1');
  const toasts = useToasts();

  /** Resolves to what the server found wrong, by field. */
  const onSubmit = async (details: LeadDetails): Promise<LeadDetails | undefined> => {
    save({ ...saved, ...details });
    save.flush();
    try {
      await send(details);
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && leadFields.some((field) => error.fields[field])) return error.fields;
      toasts.sayError(error);
      throw error;
    }
  };

  return { defaultValues: toLeadDetails(saved), onChange: save, onSubmit };
}
