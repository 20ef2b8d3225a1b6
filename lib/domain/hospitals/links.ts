import type { Point } from '@/lib/domain/places/places';

export const telOf = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** Opened by a press alone: it tells the map where to, not from where. */
export function directionsTo({ lat, lng }: Point): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` })}`;
}
