import type { IsoDate } from '@/lib/domain/common/dates';
import type { Speciality } from './specialities.data';
import type { Direction } from './geography';

/** Kilometres of a search around a place; the first is the usual one. */
export const RADII = [10, 5, 40] as const;
export type Radius = (typeof RADII)[number];

/** Hospitals on a page; the ring sheet has no room for more. */
export const PAGE_SIZE = 12;

export type HospitalDto = {
  /** The hospital's code, which its page and a claim name it by. */
  id: string;
  /** In the language asked for, where the list has it. */
  name: string;
  isSample: boolean;
  address: string;
  pincode: string;
  city: string;
  state: string;
  phone: string;
  specialities: readonly Speciality[];
  beds: number;
  isCashless: boolean;
  /** Where it is not cashless any more. */
  notCashlessSince?: IsoDate;
  isOpenAllDay: boolean;
  /** Whole hours, where it closes at night. */
  opensAt?: number;
  closesAt?: number;
  checkedOn: IsoDate;
  lat: number;
  lng: number;
};

/** From the place of the search, in a straight line. */
export type Bearing = { km: number; degrees: number; direction: Direction };
export type FoundHospitalDto = HospitalDto & { from?: Bearing };

/** POST /api/Claims/hospitalProviders */
export type HospitalsDto = {
  hospitals: readonly FoundHospitalDto[];
  total: number;
  page: number;
  /** What the words were understood as. */
  understood: { pincode?: string; city?: string; state?: string; speciality?: Speciality; words?: string };
  /** Around a pincode or a location; a city's are all that it has. */
  radius?: Radius;
  /** How many would be left with each filter. */
  counts: { cashless: number; allDay: number; near: number };
  /** The nearest two beyond the radius, where there is none within it. */
  farther: readonly FoundHospitalDto[];
};
