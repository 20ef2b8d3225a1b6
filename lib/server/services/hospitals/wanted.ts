import { asciiDigits } from '@/lib/domain/common/words/asciiDigits';
import type { Speciality } from '@/lib/domain/hospitals/specialities.data';
import type { Place, Point } from '@/lib/domain/places/places';
import type { HospitalsBody } from '@/lib/validation/hospitals/requests';
import { invalidField } from '@/lib/server/http/errors';
import { findCentre } from '@/lib/server/places/pincodeCentres';
import { findPincode, findPlaceNamed, searchPlaces } from '@/lib/server/places/places';
import { readTyped } from './understand';

export type Wanted = {
  point?: Point;
  pincode?: string;
  place?: Place;
  state?: string;
  speciality?: Speciality;
  words: readonly string[];
};

/** Reads from the request where to look, and for what. Throws if the request doesn't tell it. */
export function whereOf({ q = '', pincode, city, speciality, lat, lng }: HospitalsBody): Wanted {
  const typed = readTyped(q);
  if (typed.words.some((word) => /^\d+$/.test(word))) throw invalidField('q', 'validation.hospitals.pincode');
  const wanted = { words: typed.words, speciality: speciality ?? typed.speciality };
  if (pincode !== undefined) return { ...wanted, ...byPincode(pincode, 'pincode') };
  if (typed.pincode !== undefined) return { ...wanted, ...byPincode(typed.pincode, 'q') };
  if (lat !== undefined && lng !== undefined) return { ...wanted, point: { lat, lng } };
  const place = city === undefined ? typed.place : findNamed(city);
  if (!place && wanted.words.length === 0 && !wanted.speciality)
    throw invalidField('q', 'validation.hospitals.where');
  return { ...wanted, place };
}

function byPincode(given: string, field: 'q' | 'pincode') {
  const pincode = asciiDigits(given).replace(/\s/g, '');
  const point = findCentre(pincode);
  const found = findPincode(pincode);
  if (!point || !found) throw invalidField(field, 'validation.hospitals.pincode');
  return { pincode, point, place: found.place, state: found.state };
}

function findNamed(city: string): Place {
  const place = findPlaceNamed(city) ?? searchPlaces(city, 1)[0];
  if (!place) throw invalidField('city', 'validation.city');
  return place;
}
