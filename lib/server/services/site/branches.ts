import type { Section } from '@/lib/content/readText';
import type { Branch } from '@/lib/domain/places/branches';
import { findCentre } from '@/lib/server/places/pincodeCentres';

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim();

/** Reads the branches from their table in a page: city, area and pincode, days and hours. */
export function branchesIn(sections: readonly Section[]): Branch[] {
  const html = sections.find(({ id }) => id === 'branches')?.html ?? '';
  return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].flatMap(([, row = '']) => {
    const [city = '', place = '', hours = ''] = [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(
      ([, cell = '']) => textOf(cell),
    );
    const pincode = /[1-9]\d{5}/.exec(place)?.[0];
    const centre = pincode === undefined ? undefined : findCentre(pincode);
    return pincode && centre ? [{ pincode, city, place, hours, centre }] : [];
  });
}
