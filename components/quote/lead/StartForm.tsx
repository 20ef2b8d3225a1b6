import { useLeadForm } from '@/hooks/quote/lead/useLeadForm';
import { LeadForm } from './LeadForm';

export function StartForm() {
  return <LeadForm {...useLeadForm()} />;
}
