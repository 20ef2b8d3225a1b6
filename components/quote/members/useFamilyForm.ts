import { lateResolver } from '@/components/common/form/lateResolver';
import { useQuote } from '@/hooks/quote/useQuote';
import { useResumeForm } from '@/hooks/resume/useResumeForm';
import { useSavedForm } from '@/hooks/common/useSavedForm';
import { useTypedForm } from '@/hooks/common/useTypedForm';
import {
  emptyFamily,
  parseFamilyForm,
  toFamilyForm,
  type FamilyForm,
} from '@/lib/domain/quote/journey/familyForm';

const resolver = lateResolver<FamilyForm>(() =>
  import('./familyResolver').then((module) => module.familyResolver),
);

/** What the record or the quote knows of the family; asked only where this browser has no copy of its own. */
function useStoredFamily(quoteId: string | undefined, isAsking: boolean) {
  const record = useResumeForm(isAsking);
  const quote = useQuote(isAsking ? quoteId : undefined);
  const ofQuote = quote.data?.members.length ? toFamilyForm(quote.data) : undefined;
  return {
    stored: parseFamilyForm(record.form?.family) ?? ofQuote,
    isLoading: isAsking && (record.isLoading || quote.isLoading),
  };
}

/** This browser's own copy, else what is stored, else the birth date of the lead form. */
function useKnownFamily(quoteId: string | undefined, isHydrated: boolean) {
  const { saved, save } = useSavedForm('form2');
  const birth = useSavedForm('form1').saved?.dateOfBirth;
  const own = parseFamilyForm(saved);
  const { stored, isLoading } = useStoredFamily(quoteId, isHydrated && !own);
  const known = own ?? stored ?? (isLoading ? undefined : emptyFamily);
  // Who types at once, before it is known that nothing is stored, must not lose what the lead form knew.
  const isUnborn = typeof birth === 'string' && known && known.dates['self'] === undefined;
  return { save, known: isUnborn ? { ...known, dates: { ...known.dates, self: birth } } : known, isLoading };
}

/** The family, kept on this device as it is typed; `onTyped` takes it further. */
export function useFamilyForm(
  quoteId: string | undefined,
  isHydrated: boolean,
  onTyped?: (family: FamilyForm) => void,
) {
  const { save, known, isLoading } = useKnownFamily(quoteId, isHydrated);
  const form = useTypedForm({ resolver, empty: emptyFamily, known, save, onTyped });
  return { form, isLoading };
}
