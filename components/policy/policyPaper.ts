import { api } from '@/lib/config/paths';
import type { PolicyDocumentKind } from '@/lib/domain/policy/contract';

/** A health card is a person's, counted from 1. */
export function policyPaper(
  policyNumber: string,
  language: string,
  kind: PolicyDocumentKind,
  person?: number,
): string {
  const which = person === undefined ? undefined : { person: String(person) };
  return `${api.policyDocument}?${new URLSearchParams({ policyNumber, kind, language, ...which })}`;
}
