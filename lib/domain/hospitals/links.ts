import type { Point } from '@/lib/domain/places/places';

/** A hospital writes its number as it likes. */
export const telOf = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** The link opens only by a press. It tells the map the destination, but not where the customer is. */
export function directionsTo({ lat, lng }: Point): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` })}`;
}
