import { CITIES } from '@/lib/domain/places/cities.data';
import type { CityDto } from '@/lib/domain/places/contract';
import type { Place } from '@/lib/domain/places/places';
import type { CitiesQuery } from '@/lib/validation/site/cities';
import { searchPlaces } from '@/lib/server/places/places';

export function listCities({ q }: CitiesQuery): CityDto[] {
  return (q ? searchPlaces(q) : CITIES).map(toCityDto);
}

function toCityDto({ name, state, tier, pincodePrefixes }: Place): CityDto {
  return { name, state, tier, pincodePrefixes };
}
