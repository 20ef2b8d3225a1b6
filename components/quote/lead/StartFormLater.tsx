import { forms, validation } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { isIdle } from '@/lib/late/when';
import { StartForm } from './StartForm';
// The form is prerendered, so its styles can't be lazy.
import '@/components/common/form/Check.module.css';
import '@/components/common/form/Field.module.css';
import '@/components/common/ui/Button.module.css';
import '@/components/common/ui/states/Note.module.css';
import '@/components/common/ui/states/SaveState.module.css';
import './LeadForm.module.css';

/** The lead form, prerendered; hydrated once the page is idle. */
export const StartFormLater = late({
  load: () => import('./StartForm').then((module) => module.StartForm),
  texts: { forms, validation },
  prerendered: { when: isIdle, onServer: typeof window === 'undefined' ? StartForm : undefined },
});
