import { island } from '@/components/common/late/island';
import { isIdle } from '@/components/common/late/when';
import { StartForm } from './StartForm';
// The form is in the page before its script.
import '@/components/common/form/Check.module.css';
import '@/components/common/form/Field.module.css';
import '@/components/common/ui/Button.module.css';
import '@/components/common/ui/SaveState.module.css';
import './LeadForm.module.css';

/** The lead form in the page from the start; its script comes once the page has come to rest. */
export const StartFormLater = island(
  isIdle,
  () => import('./StartForm').then((module) => module.StartForm),
  typeof window === 'undefined' ? StartForm : undefined,
);
