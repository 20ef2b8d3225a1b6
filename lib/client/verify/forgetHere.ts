import { closeDrafts } from '@/lib/client/saving/draftSaver';
import { journeySaver } from '@/lib/client/saving/journeySaver';
import { forgetSearch } from '@/lib/client/resume/resumeCookies';
import { forgetForms } from '@/lib/client/saving/savedForm';
import { FORM_KEYS, type FormKey } from '@/lib/client/saving/storage';

/** Ends the search in this browser: nothing of it is saved any more, nothing of its forms stays in storage or in a page. */
export function forgetHere(forms: readonly FormKey[] = FORM_KEYS): void {
  journeySaver.forget();
  closeDrafts();
  forgetSearch(forms);
  forgetForms(forms);
}
