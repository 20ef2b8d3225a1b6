import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDate,
  startInIndia,
  todayInIndia,
} from '@/lib/domain/common/dates';

/** In days from the day of filing. Two weeks: IRDAI; thirty days: Insurance Ombudsman Rules 2017, rule 14. */
export const GRIEVANCE_DAYS = { firstWord: 3, answer: 14, chief: 18, ombudsman: 30 } as const;
const OMBUDSMAN_MONTHS = 12;

export type GrievanceDates = {
  filedOn: IsoDate;
  firstWordBy: IsoDate;
  answerBy: IsoDate;
  /** Where we are late. */
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

/** The last day on which the ombudsman takes it. */
export function ombudsmanUntil(answeredOn: IsoDate): IsoDate {
  return addMonths(answeredOn, OMBUDSMAN_MONTHS);
}
