import { keptUntil } from '@/lib/domain/common/retention';
import type { GrievancesDto } from '@/lib/domain/grievances/contract';
import { isOpenGrievance } from '@/lib/domain/grievances/grievance';
import { grievanceDueAt } from '@/lib/domain/grievances/grievanceClock';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { saveFiled, typedInto } from '@/lib/server/services/common/filedDrafts';
import { deleteFiles } from '@/lib/server/services/papers/deleteFiles';
import type { GrievanceBody } from '@/lib/validation/grievances/requests';
import type { GrievanceRecord } from '@/models/grievances/grievance';
import { grievanceFormOf, sealGrievanceForm } from './grievanceRecord';
import { problemsOf } from './grievanceProblems';
import { grievanceFiling, findOwnGrievance, readGrievances } from './ownGrievances';

/** Saves what is typed, valid or not; without a version it is merged. */
export async function saveGrievance(request: ApiRequest<GrievanceBody>): Promise<GrievancesDto> {
  const { input } = request;
  const before = await findOwnGrievance(input.grievanceId, request);
  // A repeated press, whose answer was lost, gets the same answer.
  if (before.status !== 'draft' && input.submit) return readGrievances(request);
  const form = typedInto(before, input, () => grievanceFormOf(before));
  const saved = await saveFiled(grievanceFiling, {
    ...before,
    form: sealGrievanceForm(form, before._id),
    updatedAt: request.now,
    expiresAt: keptUntil('grievanceDraft', request.now),
  });
  if (input.submit && Object.keys(problemsOf(saved, request.now)).length === 0) await file(saved, request);
  return readGrievances(request);
}

async function file(draft: GrievanceRecord, request: ApiRequest<GrievanceBody>): Promise<void> {
  const { now, locale } = request;
  const { _id: grievanceId, mobileHash } = draft;
  await countRequest(limits.fileGrievance, { route: 'file-grievance', addressHash: mobileHash, now });
  const { about } = grievanceFormOf(draft);
  const expiresAt = keptUntil('grievance', now);
  await saveFiled(grievanceFiling, {
    ...draft,
    status: 'filed',
    about,
    language: locale,
    events: [{ what: 'filed', at: now }],
    filedAt: now,
    dueAt: grievanceDueAt(now),
    tellDueAt: now,
    updatedAt: now,
    expiresAt,
  });
  await audit('GRIEVANCE_FILED', 'customer', request, { grievanceId, about });
}

/** Takes a grievance back. It stays on record, without its papers. Repeatable. */
export async function withdrawGrievance(
  request: ApiRequest<{ grievanceId: string }>,
): Promise<GrievancesDto> {
  const { input, now } = request;
  const before = await findOwnGrievance(input.grievanceId, request);
  if (!isOpenGrievance(before.status)) return readGrievances(request);
  const { _id: grievanceId } = before;
  const events = [...before.events, { what: 'withdrawn' as const, at: now }];
  await saveFiled(grievanceFiling, {
    ...before,
    events,
    status: 'withdrawn',
    doneAt: now,
    tellDueAt: now,
    updatedAt: now,
  });
  await deleteFiles(grievanceId);
  await audit('GRIEVANCE_WITHDRAWN', 'customer', request, { grievanceId });
  return readGrievances(request);
}
