import { forms, travel, validation } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { isIdle } from '@/lib/late/when';
import { TravelForm } from './TravelForm';
// The form is prerendered, so its styles can't be lazy.
import '@/components/common/form/Check.module.css';
import '@/components/common/form/Field.module.css';
import '@/components/common/ui/Button.module.css';
import '@/components/quote/lead/LeadForm.module.css';
import './TravelForm.module.css';

/** The travel lead form, prerendered; hydrated once the page is idle. */
export const TravelFormLater = late({
  load: () => import('./TravelForm').then((module) => module.TravelForm),
  texts: { forms, travel, validation },
  prerendered: { when: isIdle, onServer: typeof window === 'undefined' ? TravelForm : undefined },
});
