import { paths } from '@/lib/config/paths';
import { todayInIndia } from '@/lib/domain/common/dates';
import { type GrievanceEventKind, isOpenGrievance } from '@/lib/domain/grievances/grievance';
import { grievanceDatesOf } from '@/lib/domain/grievances/grievanceClock';
import { formatDate } from '@/lib/i18n/format';
import { type MessageKey, wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { deleteFiles } from '@/lib/server/services/papers/deleteFiles';
import { keepFiles } from '@/lib/server/services/papers/keepFiles';
import { siteLink } from '@/lib/server/siteLink';
import {
  type GrievanceRecord,
  leaseGrievance,
  markGrievanceTold,
  saveGrievanceRecord,
} from '@/models/grievances/grievance';
import { isLate } from './grievanceDto';
import { grievanceFormOf } from './grievanceRecord';

const LEASE_MS = 30_000;

const keys: Partial<Record<GrievanceEventKind, MessageKey>> = {
  filed: 'grievance.filed',
  noted: 'grievance.noted',
  asked: 'grievance.asked',
  late: 'grievance.late',
  answered: 'grievance.answered',
  withdrawn: 'grievance.withdrawn',
};

/** Worker job: notes that we are late, and sends one message for each event that has one. */
export async function tellNextGrievance(now: Date): Promise<boolean> {
  const leased = await leaseGrievance(now, new Date(now.getTime() + LEASE_MS));
  if (!leased) return false;
  const grievance = await withLateness(leased, now);
  if (!grievance) return true;
  if (grievance.status === 'withdrawn') await deleteFiles(grievance._id);
  await tellAll(grievance, now);
  const { status, dueAt } = grievance;
  const isWaiting = isOpenGrievance(status) && !isLate(grievance, now);
  await markGrievanceTold(grievance, isWaiting ? dueAt : undefined);
  return true;
}

/** Notes that we are late. Null when somebody worked on it meanwhile: its lease runs out, and it is told then. */
async function withLateness(grievance: GrievanceRecord, now: Date): Promise<GrievanceRecord | null> {
  const isNoted = grievance.events.some(({ what }) => what === 'late');
  if (isNoted || !isLate(grievance, now)) return grievance;
  const late = { what: 'late' as const, at: grievance.dueAt ?? now };
  return saveGrievanceRecord({ ...grievance, events: [...grievance.events, late], updatedAt: now });
}

async function tellAll(grievance: GrievanceRecord, now: Date): Promise<void> {
  const { _id: grievanceId, events, toldEvents = 0, language = 'en', filedAt = now } = grievance;
  if (toldEvents === 0 && grievance.status !== 'withdrawn') await keepFiles(grievanceId, grievance.expiresAt);
  const { mobileNumber: to = '' } = grievanceFormOf(grievance);
  const { answerBy, chiefBy } = grievanceDatesOf(todayInIndia(filedAt));
  const link = siteLink(paths.grievanceOf(grievanceId), language);
  const values = {
    grievanceId,
    link,
    answerBy: formatDate(answerBy, language),
    chiefBy: formatDate(chiefBy, language),
  };
  for (const [at, { what }] of events.entries()) {
    const key = keys[what];
    if (!key || at < toldEvents) continue;
    const words = wordMessage(key, values, language);
    const onceFor = `grievance|${grievanceId}|${at}`;
    await postMessage({ ...words, purpose: `grievance-${what}`, channel: 'sms', to, link, onceFor }, now);
  }
}
