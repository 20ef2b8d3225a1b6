import { useRouter } from 'next/router';
import { savedForm } from '@/lib/client/savedForm';
import { paths } from '@/lib/config/paths';
import type { Trip } from '@/lib/domain/travel/trip';
import type { TripForm } from '@/lib/domain/travel/tripForm';
import { useQuoteJourney } from './useQuoteJourney';
import { useSavedForm } from './useSavedForm';

/** The quote that the form belongs to: it is known by its address on every page that follows. */
function keepQuote(form: TripForm, url: string): TripForm {
  const quoteId = new URLSearchParams(url.split('?')[1]).get('quoteId') ?? undefined;
  const kept = { ...form, ...(quoteId && { quoteId }) };
  savedForm('form4').save(kept);
  return kept;
}

/** The quote of the trip: named by the address, or else by the form that this browser keeps. */
export function useTripId(): string | undefined {
  const { quoteId } = useRouter().query;
  const kept = useSavedForm('form4').saved?.quoteId;
  return [quoteId, kept].find((id) => typeof id === 'string');
}

/** Stores the two steps of a trip, and goes on to the next. Rejects with what the server found wrong with the first. */
export function useTripJourney(quoteId: string | undefined) {
  const router = useRouter();
  const journey = useQuoteJourney(quoteId, paths.tripQuote);
  return {
    status: journey.status,
    keepTyped: journey.keepTyped,
    finishTrip: async (trip: Trip, form: TripForm) => {
      const url = await journey.finishMembers({ trip, segment: 'Travel' }, { trip: form });
      keepQuote(form, url);
      await router.push(`${url}#plans`, undefined, { shallow: true, scroll: true });
    },
    finishSum: async (sumInsuredUsd: number, form: TripForm) => {
      const chosen = { ...form, sumInsuredUsd };
      savedForm('form4').save(chosen);
      const url = await journey.finishPlans({ sumInsuredUsd }, { trip: chosen });
      if (url) await router.push(url);
    },
  };
}
