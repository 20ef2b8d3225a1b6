import type { IsoDate } from '@/lib/domain/common/dates';
import type { Speciality } from './specialities.data';

/** The list's facts about a hospital, the same in every language; nothing in them is personal. */
export type HospitalFacts = {
  address: string;
  pincode: string;
  city: string;
  state: string;
  phone: string;
  /** The desk at which the card is shown. */
  desk?: InsuranceDesk;
  specialities: readonly Speciality[];
  beds: number;
  isCashless: boolean;
  /** Set once the hospital is no longer cashless. */
  notCashlessSince?: IsoDate;
  isOpenAllDay: boolean;
  /** Whole hours, if the hospital closes at night. */
  opensAt?: number;
  closesAt?: number;
  checkedOn: IsoDate;
  lat: number;
  lng: number;
};

/** Hours are whole; without them the desk is open day and night. */
export type InsuranceDesk = { phone: string; opensAt?: number; closesAt?: number };
