import { api } from '@/lib/config/paths';

export function certificateUrl(policyNumber: string, person?: number): string {
  const which = person === undefined ? undefined : { person: String(person) };
  return `${api.tripCertificate}?${new URLSearchParams({ policyNumber, ...which })}`;
}
