import { startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import type { AuditAction } from '@/lib/domain/desk/auditActions';
import { STAFF_SESSION } from '@/lib/domain/desk/staffSession.data';
import type { StaffListDto, StaffRowDto } from '@/lib/domain/desk/staffList';
import type { DeskStaffBody, DeskStaffQuery } from '@/lib/validation/desk/staff';
import { type ActionCount, countActions, countReveals, lastActionAt } from '@/models/desk/auditEntry';
import { listStaff, type StaffRecord } from '@/models/desk/staff';
import { lastSeenOf } from '@/models/desk/staffSession';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { changeAccess } from './staffChanges';
import { staffPersonOf } from './staffRecord';
import { actorOf } from '@/lib/server/services/common/actor';

const PAGE = 50;
const WORKING_MS = 5 * 60 * 1000;

const counted = {
  read: 'QUOTE_READ',
  sent: 'LINK_SENT',
  denied: 'STAFF_DENIED',
} as const satisfies Partial<Record<keyof StaffRowDto['today'], AuditAction>>;

export async function listDeskStaff(request: ApiRequest<DeskStaffQuery>): Promise<StaffListDto> {
  const { input, now } = request;
  const found = await listStaff({ after: input.after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const today = startInIndia(todayInIndia(now));
  const [counts, reveals, seen] = await Promise.all([
    countActions(Object.values(counted), today),
    countReveals(today),
    lastSeenOf(
      page.map(({ _id }) => _id),
      new Date(now.getTime() - STAFF_SESSION.idleMinutes * 60_000),
    ),
  ]);
  await audit('STAFF_LISTED', actorOf(request).staffId, request);
  const staff = await Promise.all(
    page.map((each) => toRow(each, { counts, reveals, seenAt: seen.get(each._id), now })),
  );
  const last = page.at(-1);
  return { staff, ...(last && found.length > PAGE && { next: last._id }) };
}

/** Nobody disables themselves: somebody must be left to enable them. */
export async function changeStaff(request: ApiRequest<DeskStaffBody>): Promise<void> {
  const { staffId: actor } = actorOf(request);
  const { staffId, change, reason } = request.input;
  if (staffId === actor) throw new AppError('FORBIDDEN');
  const outcome = await changeAccess(staffId, change, { actor, asked: request, reason });
  if (outcome === 'unknown') throw new AppError('NOT_FOUND');
}

type Facts = {
  counts: readonly ActionCount[];
  reveals: ReadonlyMap<string, number>;
  seenAt: Date | undefined;
  now: Date;
};

async function toRow(staff: StaffRecord, { counts, reveals, seenAt, now }: Facts): Promise<StaffRowDto> {
  const { _id: staffId, role, secret } = staff;
  const lastSeenAt = seenAt ?? (await lastActionAt(staffId));
  const countOf = (name: keyof typeof counted) =>
    counts.find(({ actor, action }) => actor === staffId && action === counted[name])?.count ?? 0;
  return {
    staffId,
    role,
    name: staffPersonOf(staff).name,
    state: stateOf(staff, seenAt, now),
    ...(lastSeenAt && { lastSeenAt: lastSeenAt.toISOString() }),
    hasAuthenticator: secret !== undefined,
    today: {
      read: countOf('read'),
      revealed: reveals.get(staffId) ?? 0,
      sent: countOf('sent'),
      denied: countOf('denied'),
    },
  };
}

function stateOf({ disabledAt }: StaffRecord, seenAt: Date | undefined, now: Date): StaffRowDto['state'] {
  if (disabledAt) return 'disabled';
  if (!seenAt) return 'out';
  return now.getTime() - seenAt.getTime() < WORKING_MS ? 'working' : 'idle';
}
