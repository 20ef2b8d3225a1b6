import { useRouter } from 'next/router';
import { savedForm } from '@/lib/client/saving/savedForm';
import { paths } from '@/lib/config/paths';
import type { Trip } from '@/lib/domain/travel/trip';
import type { TripForm } from '@/lib/domain/travel/tripForm';
import { useQuoteJourney } from '@/hooks/quote/useQuoteJourney';
import { useSavedForm } from '@/hooks/common/forms/useSavedForm';

export function useTripId(): string | undefined {
  const { quoteId } = useRouter().query;
  const kept = useSavedForm('form4').saved?.quoteId;
  return [quoteId, kept].find((id) => typeof id === 'string');
}

/** Rejects with the server's errors for the first step. */
export function useTripJourney(quoteId: string | undefined) {
  const router = useRouter();
  const journey = useQuoteJourney(quoteId, paths.tripQuote);
  return {
    status: journey.status,
    /** Skipped if the form belongs to another quote. */
    keepTyped: (form: TripForm, hash = '') => {
      if (form.quoteId === quoteId) journey.reportTyped({ trip: form }, hash);
    },
    finishTrip: async (trip: Trip, form: TripForm) => {
      const url = await journey.finishMembers({ trip, segment: 'Travel' }, (id) => {
        const kept = { ...form, quoteId: id };
        savedForm('form4').save(kept);
        return { trip: kept };
      });
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
