import { todayInIndia } from '@/lib/domain/common/dates';
import { given } from '@/lib/domain/common/given';
import type { GrievanceDto, GrievanceStepDto } from '@/lib/domain/grievances/contract';
import { isOpenGrievance } from '@/lib/domain/grievances/grievance';
import { grievanceDatesOf, grievanceDay, ombudsmanTimeOf } from '@/lib/domain/grievances/grievanceClock';
import type { Locale } from '@/lib/i18n/locales';
import { papersOf } from '@/lib/server/services/papers/paperDto';
import type { GrievanceRecord } from '@/models/grievances/grievance';
import { findStaff } from '@/models/desk/staff';
import { staffPersonOf } from '@/lib/server/services/desk/staffRecord';
import { grievanceFormOf, lettersOf } from './grievanceRecord';

type Asked = { now: Date; locale: Locale };

/** A filed grievance, as its customer sees it. */
export async function toGrievanceDto(
  grievance: GrievanceRecord,
  { now, locale }: Asked,
): Promise<GrievanceDto> {
  const { _id: grievanceId, status } = grievance;
  const { about = 'other', reference, text = '', remedy } = grievanceFormOf(grievance);
  const { filedOn, answeredOn, endedOn, today } = daysOf(grievance, now);
  const time = ombudsmanTimeOf({ status, filedOn, answeredOn });
  return {
    grievanceId,
    about,
    text,
    isLate: isLate(grievance, now),
    status: status === 'draft' ? 'filed' : status,
    ...(reference && { reference }),
    ...(remedy && { remedy }),
    dates: grievanceDatesOf(filedOn),
    day: grievanceDay(filedOn, endedOn ?? today),
    ...(answeredOn && { answeredOn }),
    ...(time && { ombudsman: { ...time, isNow: time.from <= today && today <= time.until } }),
    steps: await stepsOf(grievance),
    papers: await papersOf<'proof'>(grievanceId, locale),
  };
}

/** `answeredOn`: the day of the first answer, from which the ombudsman's year runs. */
export function daysOf({ events, filedAt, doneAt }: GrievanceRecord, now: Date) {
  const answer = events.find(({ what }) => what === 'answered');
  const [answeredOn, doneOn] = [answer?.at, doneAt].map((at) => at && todayInIndia(at));
  const [filedOn, today] = [todayInIndia(filedAt ?? now), todayInIndia(now)];
  return { filedOn, answeredOn, endedOn: answeredOn ?? doneOn, today };
}

export function isLate({ status, dueAt }: GrievanceRecord, now: Date): boolean {
  return isOpenGrievance(status) && dueAt !== undefined && dueAt <= now;
}

async function stepsOf(grievance: GrievanceRecord): Promise<GrievanceStepDto[]> {
  const letters = lettersOf(grievance);
  return Promise.all(
    grievance.events.map(async ({ what, at, by, outcome }, place) => ({
      what,
      at: at.toISOString(),
      ...given({ by: by === undefined ? by : await nameOf(by), outcome, text: letters[place] }),
    })),
  );
}

async function nameOf(staffId: string): Promise<string> {
  const staff = await findStaff(staffId);
  return staff ? staffPersonOf(staff).name : staffId;
}
