import type { Resolver } from 'react-hook-form';
import { isTemporary } from '@/lib/client/common/apiError';
import { emptyTrip, parseTripForm, type TripForm } from '@/lib/domain/travel/tripForm';
import { useQuote } from '@/hooks/quote/useQuote';
import { useResumeForm } from '@/hooks/resume/useResumeForm';
import { useSavedForm } from '@/hooks/common/useSavedForm';
import { useTypedForm } from '@/hooks/common/useTypedForm';

/** What the record or the quote knows of the trip; asked only where this browser has no copy of its own. */
function useStoredTrip(quoteId: string | undefined, isAsking: boolean) {
  const record = useResumeForm(isAsking);
  const quote = useQuote(isAsking ? quoteId : undefined);
  const typed = parseTripForm(record.form?.trip);
  const { data } = quote;
  const ofQuote = data && parseTripForm({ ...data.trip, sumInsuredUsd: data.sumInsuredUsd, quoteId });
  return {
    stored: typed?.quoteId === quoteId ? typed : ofQuote,
    isLoading: isAsking && (record.isLoading || quote.isLoading),
    isNone: isAsking && quote.error !== undefined && !isTemporary(quote.error),
  };
}

/** The birth date of the lead form is that of the first traveller, until one is typed. */
function withBirth(form: TripForm, birth: unknown): TripForm {
  const isUnborn = typeof birth === 'string' && form.travellers.join('') === '';
  return isUnborn ? { ...form, travellers: [birth] } : form;
}

/** This browser's own copy if it is of this quote, else what is stored; a link to nobody's quote changes nothing here. */
function useKnownTrip(quoteId: string | undefined, isHydrated: boolean) {
  const { saved, save } = useSavedForm('form4');
  const birth = useSavedForm('form1').saved?.dateOfBirth;
  const kept = parseTripForm(saved);
  const own = kept?.quoteId === quoteId ? kept : undefined;
  const { stored, isLoading, isNone } = useStoredTrip(quoteId, isHydrated && !own);
  const other = isLoading ? undefined : emptyTrip;
  const known = isNone ? (kept ?? emptyTrip) : bound(own ?? stored ?? other, quoteId);
  return { save, known: known && withBirth(known, birth), isLoading };
}

/** What is typed from now on is kept as this quote's. */
function bound(form: TripForm | undefined, quoteId: string | undefined): TripForm | undefined {
  return form && quoteId ? { ...form, quoteId } : form;
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
