import { closeDrafts } from '@/lib/client/saving/openDrafts';
import { journeySaver } from '@/lib/client/saving/journeySaver';
import { forgetSearch } from '@/lib/client/resume/resumeCookies';
import { forgetForms } from '@/lib/client/saving/savedForm';
import { FORM_KEYS, type FormKey } from '@/lib/client/saving/storage';

export function forgetHere(forms: readonly FormKey[] = FORM_KEYS): void {
  journeySaver.forget();
  closeDrafts();
  forgetSearch(forms);
  forgetForms(forms);
}
