import { closeDrafts } from './draftSaver';
import { journeySaver } from './journeySaver';
import { forgetSearch } from './resumeCookies';
import { forgetForms } from './savedForm';

/** Ends the search in this browser: nothing of it is saved any more, nothing of it stays in storage or in a form. */
export function forgetHere(): void {
  journeySaver.forget();
  closeDrafts();
  forgetSearch();
  forgetForms();
}
