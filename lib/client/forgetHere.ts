import { closeDrafts } from './draftSaver';
import { journeySaver } from './journeySaver';
import { forgetSearch } from './resumeCookies';
import { forgetForms } from './savedForm';
import { FORM_KEYS, type FormKey } from './storage';

/** Ends the search in this browser: nothing of it is saved any more, nothing of its forms stays in storage or in a page. */
export function forgetHere(forms: readonly FormKey[] = FORM_KEYS): void {
  journeySaver.forget();
  closeDrafts();
  forgetSearch(forms);
  forgetForms(forms);
}
