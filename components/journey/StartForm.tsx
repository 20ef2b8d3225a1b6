import { useLeadForm } from '@/hooks/useLeadForm';
import { paths } from '@/lib/config/paths';
import { LeadForm } from './LeadForm';

/** The lead form where a journey starts; "Resume journey" leads to its place on the page. */
export function StartForm() {
  return (
    <div id={paths.leadForm.split('#')[1]}>
      <LeadForm {...useLeadForm()} />
    </div>
  );
}
