import { useLeadForm } from '@/hooks/quote/useLeadForm';
import { LeadForm } from './LeadForm';
import { StartFormTexts } from './StartFormTexts';

function KeptForm() {
  return <LeadForm {...useLeadForm()} />;
}

/** The lead form, kept and sent, with its texts. */
export function StartForm() {
  return (
    <StartFormTexts>
      <KeptForm />
    </StartFormTexts>
  );
}
