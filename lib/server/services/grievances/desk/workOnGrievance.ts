import type { AuditAction } from '@/lib/domain/desk/auditActions';
import type { GrievanceWorkedDto } from '@/lib/domain/grievances/contract';
import { type GrievanceStatus, isLiveGrievance } from '@/lib/domain/grievances/grievance';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import type { GrievanceWorkBody } from '@/lib/validation/grievances/requests';
import { saveGrievanceRecord } from '@/models/grievances/grievance';
import { withLetter } from '@/lib/server/services/grievances/grievanceRecord';
import { findFiled } from './deskGrievances';

const steps = {
  noted: { status: undefined, action: 'GRIEVANCE_NOTED' },
  asked: { status: 'asked', action: 'GRIEVANCE_ASKED' },
  answered: { status: 'answered', action: 'GRIEVANCE_ANSWERED' },
} as const satisfies Record<
  GrievanceWorkBody['what'],
  { status: GrievanceStatus | undefined; action: AuditAction }
>;

/** Writes a word, a question or the answer to the customer. Throws CONFLICT on a newer version. */
export async function workOnGrievance(request: ApiRequest<GrievanceWorkBody>): Promise<GrievanceWorkedDto> {
  const { input, now } = request;
  const { grievanceId, version, what, text, outcome } = input;
  const before = await findFiled(grievanceId, request);
  if (before.version !== version || !isLiveGrievance(before.status))
    throw new AppError('CONFLICT', { version: before.version });
  const isAnswer = what === 'answered';
  const by = actorOf(request).staffId;
  await audit(steps[what].action, by, request, { grievanceId, ...(isAnswer && { outcome }) });
  const saved = await saveGrievanceRecord({
    ...before,
    status: statusAfter(what, before.status),
    updatedAt: now,
    tellDueAt: now,
    letters: withLetter(before, text.trim()),
    events: [...before.events, { what, at: now, by, ...(isAnswer && outcome && { outcome }) }],
    ...(isAnswer && { doneAt: now }),
  });
  if (!saved) throw new AppError('CONFLICT');
  return { grievanceId, status: saved.status, version: saved.version };
}

/**
 * The status after this. A question about an unsettled grievance leaves it unsettled: it was answered once, so its
 * clock must not start again.
 */
function statusAfter(what: GrievanceWorkBody['what'], before: GrievanceStatus): GrievanceStatus {
  if (before === 'unsettled' && what === 'asked') return before;
  return steps[what].status ?? before;
}
