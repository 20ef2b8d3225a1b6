import { useLeadForm } from '@/hooks/quote/useLeadForm';
import { LeadForm } from './LeadForm';

export function StartForm() {
  return <LeadForm {...useLeadForm()} />;
}
