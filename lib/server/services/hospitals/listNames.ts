import type { Point } from '@/lib/domain/places/places';
import { cellOf, cellsWithin } from '@/lib/domain/hospitals/geography';
import type { Speciality } from '@/lib/domain/hospitals/specialities.data';

/** Hospitals in one list of a kind, since all of India may have many. It is a multiple of a page. */
export const BLOCK = 600;

export type KindFilter = { speciality: Speciality; isCashless?: boolean; isOpenAllDay?: boolean };

export const listNames = {
  cell: (at: Point) => `cell:${cellOf(at)}`,
  cellsWithin: (at: Point, km: number) => cellsWithin(at, km).map((cell) => `cell:${cell}`),
  place: (name: string) => `place:${name}`,
  word: (sound: string) => `word:${sound}`,
  slip: (sound: string) => `slip:${sound}`,
  kind: (filter: KindFilter, block: number) => `kind:${kindOf(filter)}:${block}`,
  kinds: 'kinds',
  places: 'places',
} as const;

export function kindOf({ speciality, isCashless, isOpenAllDay }: KindFilter): string {
  return `${speciality}${isCashless ? '+cashless' : ''}${isOpenAllDay ? '+allDay' : ''}`;
}
