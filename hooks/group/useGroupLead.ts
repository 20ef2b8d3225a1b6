import { schemaResolver } from '@/hooks/common/forms/schemaResolver';
import { useSentForm } from '@/hooks/common/forms/useSentForm';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { GroupLeadDto } from '@/lib/domain/group/contract';
import { type GroupLeadBody, groupLeadBodySchema } from '@/lib/validation/group/requests';

type GroupValues = Pick<GroupLeadBody, 'company' | 'name' | 'mobileNumber'> & { needs: string[] };

const empty: GroupValues = { company: '', name: '', mobileNumber: '', needs: ['health'] };
const resolver = schemaResolver<GroupValues>(groupLeadBodySchema.omit(['people']));

function toValues(saved: Readonly<Record<string, unknown>>): GroupValues {
  const textOf = (field: string) => (typeof saved[field] === 'string' ? saved[field] : '');
  const needs = Array.isArray(saved['needs']) ? saved['needs'].map(String) : empty.needs;
  return { company: textOf('company'), name: textOf('name'), mobileNumber: textOf('mobileNumber'), needs };
}

export function useGroupLead(id: string, people: number, onSent: (lead: GroupLeadDto) => void) {
  const post = (values: GroupValues) => postJson<GroupLeadDto>(api.groupLead, { ...values, people });
  return useSentForm({ id, key: 'form5', resolver, empty, toValues, post, onSent });
}
