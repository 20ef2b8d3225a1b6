import { useState } from 'react';
import { ApiError, isProvenElsewhere } from '@/lib/client/common/apiError';
import { LoadedAnew } from '@/lib/client/site/tags';
import { useSavedForm } from '@/hooks/common/forms/useSavedForm';
import { useToasts } from '@/hooks/common/useToasts';
import { type LeadDetails, leadFields, type LeadTexts } from './leadDetails';

function toLeadDetails(saved: Record<string, unknown> | undefined): LeadDetails | undefined {
  if (!saved) return undefined;
  const textOf = (field: string) => (typeof saved[field] === 'string' ? saved[field] : '');
  const texts: LeadTexts = Object.fromEntries(leadFields.map((field) => [field, textOf(field)]));
  return { ...texts, marketingConsent: saved['marketingConsent'] === true };
}

export function useKeptLead(send: (details: LeadDetails) => Promise<void>) {
  const { saved, save } = useSavedForm('form1');
  const toasts = useToasts();
  const [needsProof, setNeedsProof] = useState(false);

  /** Resolves to the server's errors by field. */
  const onSubmit = async (details: LeadDetails): Promise<LeadTexts | undefined> => {
    save({ ...saved, ...details });
    save.flush();
    setNeedsProof(false);
    try {
      await send(details);
      return undefined;
    } catch (error) {
      if (error instanceof LoadedAnew) return undefined;
      if (isProvenElsewhere(error)) {
        setNeedsProof(true);
        return undefined;
      }
      if (error instanceof ApiError && leadFields.some((field) => error.fields[field])) return error.fields;
      toasts.sayError(error);
      throw error;
    }
  };

  return { defaultValues: toLeadDetails(saved), onChange: save, onSubmit, needsProof };
}
