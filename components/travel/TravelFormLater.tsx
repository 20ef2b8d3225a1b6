import { island } from '@/components/ui/island';
import { isIdle } from '@/components/ui/when';
import { TravelForm } from './TravelForm';
// The form is in the page before its script.
import '@/components/form/Check.module.css';
import '@/components/form/Field.module.css';
import '@/components/ui/Button.module.css';
import '@/components/journey/LeadForm.module.css';
import './TravelForm.module.css';

/** The lead form of travel in the page from the start; its script comes once the page has come to rest. */
export const TravelFormLater = island(
  isIdle,
  () => import('./TravelForm').then((module) => module.TravelForm),
  typeof window === 'undefined' ? TravelForm : undefined,
);
