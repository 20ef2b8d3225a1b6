import { useEffect } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { useQuote } from '@/hooks/useQuote';
import { useResumeForm } from '@/hooks/useResumeForm';
import { useSavedForm } from '@/hooks/useSavedForm';
import { emptyFamily, parseFamilyForm, toFamilyForm, type FamilyForm } from '@/lib/domain/journey/familyForm';

// yup is first needed when a field is left.
async function resolver(...args: Parameters<typeof import('./familyResolver').familyResolver>) {
  const { familyResolver } = await import('./familyResolver');
  return familyResolver(...args);
}

/** What is known of the family: this browser's own copy, else the record's, else the quote's, else the lead form's. */
function useKnownFamily(quoteId: string | undefined, isHydrated: boolean) {
  const family = useSavedForm('form2');
  const lead = useSavedForm('form1');
  const own = parseFamilyForm(family.saved);
  const isAsking = isHydrated && !own;
  const record = useResumeForm(isAsking);
  const quote = useQuote(isAsking ? quoteId : undefined);
  const stored = quote.data?.members.length ? toFamilyForm(quote.data) : undefined;
  const birth = lead.saved?.dateOfBirth;
  const begun = typeof birth === 'string' ? { ...emptyFamily, dates: { self: birth } } : undefined;
  const isLoading = isAsking && (record.isLoading || quote.isLoading);
  const known = own ?? parseFamilyForm(record.form?.family) ?? stored;
  return { save: family.save, known: known ?? (isLoading ? undefined : begun), isLoading };
}

export function useFamilyForm(quoteId: string | undefined, isHydrated: boolean) {
  const { save, known, isLoading } = useKnownFamily(quoteId, isHydrated);
  const form = useForm<FamilyForm>({
    mode: 'onBlur',
    resolver,
    defaultValues: emptyFamily,
    values: known,
    resetOptions: { keepDirtyValues: true },
  });
  const { subscribe, clearErrors } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          save({ ...values });
          // What is being mended is not judged before it is left.
          if (name) clearErrors(name as FieldPath<FamilyForm>);
        },
      }),
    [subscribe, clearErrors, save],
  );
  return { form, isLoading };
}
