import { useRouter } from 'next/router';
import { paths } from '@/lib/config/paths';
import { wishedDestination } from '@/lib/domain/travel/trip';

/** Passes the country of the link that led here on to a page of a trip. */
export function useWishedTrip() {
  const wished = wishedDestination(useRouter().query['to']);
  const passOn = (url: string) =>
    wished ? `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ to: wished })}` : url;
  return { passOn, startUrl: passOn(paths.tripQuote) };
}
