import { forms, travel, validation } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { isIdle } from '@/lib/late/when';
import { TravelForm } from './TravelForm';
// The form is in the page before its script.
import '@/components/common/form/Check.module.css';
import '@/components/common/form/Field.module.css';
import '@/components/common/ui/Button.module.css';
import '@/components/quote/lead/LeadForm.module.css';
import './TravelForm.module.css';

/** The lead form of travel in the page from the start; its script comes once the page has come to rest. */
export const TravelFormLater = late({
  load: () => import('./TravelForm').then((module) => module.TravelForm),
  texts: { forms, travel, validation },
  prerendered: { when: isIdle, onServer: typeof window === 'undefined' ? TravelForm : undefined },
});
