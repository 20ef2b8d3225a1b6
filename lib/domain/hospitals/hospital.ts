import type { IsoDate } from '@/lib/domain/common/dates';
import type { Speciality } from './specialities.data';

/** What the list says of a hospital, whatever the language; nothing in it is personal. */
export type HospitalFacts = {
  address: string;
  pincode: string;
  city: string;
  state: string;
  phone: string;
  /** Where the card is shown. */
  desk?: InsuranceDesk;
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

/** Whole hours; without them it is there day and night. */
export type InsuranceDesk = { phone: string; opensAt?: number; closesAt?: number };
