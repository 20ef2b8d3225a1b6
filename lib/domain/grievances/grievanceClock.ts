import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDate,
  startInIndia,
  todayInIndia,
} from '@/lib/domain/common/dates';
import type { GrievanceStatus } from './grievance';

/** Days from the day of filing. IRDAI sets two weeks, rule 14 of the Insurance Ombudsman Rules 2017 thirty days. */
export const GRIEVANCE_DAYS = { firstWord: 3, answer: 14, chief: 18, ombudsman: 30 } as const;
const OMBUDSMAN_MONTHS = 12;

export type GrievanceDates = {
  filedOn: IsoDate;
  firstWordBy: IsoDate;
  answerBy: IsoDate;
  /** When the chief officer must answer, if we are late. */
  chiefBy: IsoDate;
  ombudsmanFrom: IsoDate;
};

export function grievanceDatesOf(filedOn: IsoDate): GrievanceDates {
  return {
    filedOn,
    firstWordBy: addDays(filedOn, GRIEVANCE_DAYS.firstWord),
    answerBy: addDays(filedOn, GRIEVANCE_DAYS.answer),
    chiefBy: addDays(filedOn, GRIEVANCE_DAYS.chief),
    ombudsmanFrom: addDays(filedOn, GRIEVANCE_DAYS.ombudsman),
  };
}

/** The end of the last day on which an answer is in time. */
export function grievanceDueAt(filedAt: Date): Date {
  return startInIndia(addDays(todayInIndia(filedAt), GRIEVANCE_DAYS.answer + 1));
}

/** 0 on the day of filing; at most the days that we have. */
export function grievanceDay(filedOn: IsoDate, on: IsoDate): number {
  return Math.max(0, daysBetween(filedOn, on));
}

/** Both days included. */
export type OmbudsmanTime = { from: IsoDate; until: IsoDate };
type Told = { status: GrievanceStatus; filedOn: IsoDate; answeredOn?: IsoDate | undefined };

/**
 * When the ombudsman accepts a grievance, which is never once the customer has closed it. Insurance Ombudsman Rules
 * 2017, rule 14(3).
 */
export function ombudsmanTimeOf({ status, filedOn, answeredOn }: Told): OmbudsmanTime | undefined {
  if (status === 'draft' || status === 'settled' || status === 'withdrawn') return undefined;
  const { ombudsmanFrom } = grievanceDatesOf(filedOn);
  const from = status === 'unsettled' && answeredOn ? earlier(answeredOn, ombudsmanFrom) : ombudsmanFrom;
  return { from, until: addMonths(answeredOn ?? ombudsmanFrom, OMBUDSMAN_MONTHS) };
}

const earlier = (one: IsoDate, other: IsoDate) => (one < other ? one : other);
