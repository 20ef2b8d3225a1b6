import { searchCities, toCityDto } from '@/lib/domain/cities';
import { CITIES } from '@/lib/domain/cities.data';
import type { CityDto } from '@/lib/domain/contract';
import type { CitiesQuery } from '@/lib/validation/requests/cities';

/** All cities, or those that fit what was typed. */
export function listCities({ q }: CitiesQuery): CityDto[] {
  return (q ? searchCities(q) : CITIES).map(toCityDto);
}
