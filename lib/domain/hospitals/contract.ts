import type { Speciality } from './specialities.data';
import type { Direction } from './geography';
import type { HospitalFacts } from './hospital';

/** Kilometres of a search around a place; the first is the usual one. */
export const RADII = [10, 5, 40] as const;
export type Radius = (typeof RADII)[number];

/** Hospitals on a page; the ring sheet has no room for more. */
export const PAGE_SIZE = 12;

export type HospitalDto = HospitalFacts & {
  /** The hospital's code, which its page and a claim name it by. */
  id: string;
  /** The name in the requested language, if the list has it. */
  name: string;
  isSample: boolean;
};

/** How far and in which direction it lies from the place of the search, in a straight line. */
export type Bearing = { km: number; degrees: number; direction: Direction };
export type FoundHospitalDto = HospitalDto & { from?: Bearing };

/** POST /api/Claims/hospitalProviders */
export type HospitalsDto = {
  hospitals: readonly FoundHospitalDto[];
  total: number;
  page: number;
  /** What the words were understood as. */
  understood: { pincode?: string; city?: string; state?: string; speciality?: Speciality; words?: string };
  /** Present for a search around a pincode or a location; a city's search has all its hospitals. */
  radius?: Radius;
  /** How many hospitals each filter would leave. */
  counts: { cashless: number; allDay: number; near: number };
  /** The nearest two beyond the radius, if there is none within it. */
  farther: readonly FoundHospitalDto[];
};
