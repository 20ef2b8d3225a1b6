import { useLeadForm } from '@/hooks/quote/useLeadForm';
import { LeadForm } from './LeadForm';

/** The lead form, kept and sent. */
export function StartForm() {
  return <LeadForm {...useLeadForm()} />;
}
