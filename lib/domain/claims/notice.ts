import { HOUR_MS, type IsoDate, startInIndia } from '@/lib/domain/common/dates';
import type { AdmissionKind } from './claim';
import { ADMISSION_HOUR, NOTICE_HOURS } from './promises.data';

/** `by`: the last moment to tell us. Telling late costs nothing but time. */
export type Notice = { by: string; isInTime: boolean };

export function noticeOf(
  { admission, admittedOn }: { admission: AdmissionKind; admittedOn: IsoDate },
  toldAt: Date,
): Notice {
  const admittedAt = startInIndia(admittedOn).getTime() + ADMISSION_HOUR * HOUR_MS;
  // The hour of an emergency isn't known, so the end of the day counts.
  const endOfDay = startInIndia(admittedOn).getTime() + 24 * HOUR_MS;
  const by =
    admission === 'planned' ? admittedAt - NOTICE_HOURS * HOUR_MS : endOfDay + NOTICE_HOURS * HOUR_MS;
  return { by: new Date(by).toISOString(), isInTime: toldAt.getTime() <= by };
}
