import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { paths } from '@/lib/config/paths';
import { destinationsOf, wishedKind } from '@/lib/domain/travel/kinds/kinds';
import { wishedDestination } from '@/lib/domain/travel/trip';
import type { TripForm } from '@/lib/domain/travel/tripForm';

function useWish() {
  const { query } = useRouter();
  return { to: wishedDestination(query['to']), kind: wishedKind(query['kind']) };
}

/** A link chooses country and kind, where nothing is chosen yet. */
export function useWishInForm({ getValues, setValue }: UseFormReturn<TripForm>, isLoading: boolean): void {
  const { to, kind } = useWish();
  useEffect(() => {
    const before = getValues();
    if (isLoading || before.destination !== '') return;
    const next = kind ?? before.kind;
    if (next !== before.kind) setValue('kind', next, { shouldDirty: true });
    if (to && destinationsOf(next).includes(to)) setValue('destination', to, { shouldDirty: true });
  }, [isLoading, to, kind, getValues, setValue]);
}

/** Passes country and kind of the link that led here on to a page of a trip. */
export function useWishedTrip() {
  const { to, kind } = useWish();
  const wished = new URLSearchParams({ ...(to && { to }), ...(kind && { kind }) }).toString();
  const passOn = (url: string) => (wished ? `${url}${url.includes('?') ? '&' : '?'}${wished}` : url);
  return { passOn, startUrl: passOn(paths.tripQuote) };
}
