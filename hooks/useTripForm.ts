import type { Resolver } from 'react-hook-form';
import { emptyTrip, parseTripForm, type TripForm } from '@/lib/domain/travel/tripForm';
import { useQuote } from './useQuote';
import { useResumeForm } from './useResumeForm';
import { useSavedForm } from './useSavedForm';
import { useTypedForm } from './useTypedForm';

/** Of two trips of one browser each has a quote of its own; one that has none yet may be either's. */
function formOf(values: unknown, quoteId: string | undefined): TripForm | undefined {
  const form = parseTripForm(values);
  const isOther = quoteId !== undefined && form?.quoteId !== undefined && form.quoteId !== quoteId;
  return isOther ? undefined : form;
}

/** What the record or the quote knows of the trip; asked only where this browser has no copy of its own. */
function useStoredTrip(quoteId: string | undefined, isAsking: boolean) {
  const record = useResumeForm(isAsking);
  const { data, isLoading } = useQuote(isAsking ? quoteId : undefined);
  const ofQuote = data && { ...data.trip, sumInsuredUsd: data.sumInsuredUsd, quoteId };
  const stored = formOf(record.form?.trip, quoteId) ?? formOf(ofQuote, quoteId);
  return { stored, isLoading: isAsking && (record.isLoading || isLoading) };
}

/** The birth date of the lead form is that of the first traveller, until one is typed. */
function withBirth(form: TripForm, birth: unknown): TripForm {
  const isUnborn = typeof birth === 'string' && form.travellers.join('') === '';
  return isUnborn ? { ...form, travellers: [birth] } : form;
}

/** This browser's own copy if it is of this quote, else what is stored. */
function useKnownTrip(quoteId: string | undefined, isHydrated: boolean) {
  const { saved, save } = useSavedForm('form4');
  const birth = useSavedForm('form1').saved?.dateOfBirth;
  const own = formOf(saved, quoteId);
  const { stored, isLoading } = useStoredTrip(quoteId, isHydrated && !own);
  const known = own ?? stored ?? (isLoading ? undefined : emptyTrip);
  return { save, known: known && withBirth(known, birth), isLoading };
}

type Options = { resolver: Resolver<TripForm>; onTyped: (trip: TripForm) => void };

/** The trip, kept on this device as it is typed; `onTyped` takes it further. */
export function useTripForm(
  quoteId: string | undefined,
  isHydrated: boolean,
  { resolver, onTyped }: Options,
) {
  const { save, known, isLoading } = useKnownTrip(quoteId, isHydrated);
  const form = useTypedForm({ resolver, empty: emptyTrip, known, save, onTyped });
  return { form, isLoading };
}
