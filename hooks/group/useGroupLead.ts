import { useState } from 'react';
import { ApiError } from '@/lib/client/common/apiError';
import { postJson } from '@/lib/client/common/fetcher';
import { useSavedForm } from '@/hooks/common/forms/useSavedForm';
import { useToasts } from '@/hooks/common/useToasts';
import { api } from '@/lib/config/paths';
import type { GroupLeadDto } from '@/lib/domain/group/contract';
import type { GroupLeadBody } from '@/lib/validation/group/requests';

export type GroupValues = Pick<GroupLeadBody, 'company' | 'name' | 'mobileNumber'> & { needs: string[] };
type Errors = Readonly<Record<string, string>>;

export const emptyGroup: GroupValues = { company: '', name: '', mobileNumber: '', needs: ['health'] };

function toValues(saved: Readonly<Record<string, unknown>> | undefined): GroupValues | undefined {
  if (!saved) return undefined;
  const textOf = (field: string) => (typeof saved[field] === 'string' ? saved[field] : '');
  const needs = Array.isArray(saved['needs']) ? saved['needs'].map(String) : emptyGroup.needs;
  return { company: textOf('company'), name: textOf('name'), mobileNumber: textOf('mobileNumber'), needs };
}

/** What is typed stays on this device, as every form of a lead does. */
export function useGroupLead(people: number) {
  const { saved, save } = useSavedForm('form5');
  const toasts = useToasts();
  const [sent, setSent] = useState<GroupLeadDto>();

  /** Resolves to the server's errors by field. */
  const send = async (values: GroupValues): Promise<Errors | undefined> => {
    save.flush();
    try {
      setSent(await postJson<GroupLeadDto>(api.groupLead, { ...values, people }));
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) return error.fields;
      toasts.sayError(error);
      throw error;
    }
  };
  return { known: toValues(saved), save, send, sent, change: () => setSent(undefined) };
}
