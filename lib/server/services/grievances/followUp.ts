import type { FollowUpDto, GrievancesDto } from '@/lib/domain/grievances/contract';
import { isAnsweredGrievance, isLiveGrievance, lastAnswerOf } from '@/lib/domain/grievances/grievance';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import type {
  FollowUpBody,
  GrievanceLineBody,
  GrievanceSettledBody,
} from '@/lib/validation/grievances/requests';
import { type GrievanceRecord, saveFollowUp, saveGrievanceRecord } from '@/models/grievances/grievance';
import { lettersOf, sealTyped, typedIn, withLetter } from './grievanceRecord';
import { findOwnGrievance, readGrievances } from './ownGrievances';

/** Saves what is typed into a filed grievance; without a version it is merged. */
export async function keepFollowUp(request: ApiRequest<FollowUpBody>): Promise<FollowUpDto> {
  const { grievanceId, version, typed } = request.input;
  const before = await findFiledByCustomer(grievanceId, request);
  const current = before.followUpVersion ?? 0;
  if (version !== undefined && version !== current) throw new AppError('CONFLICT', { version: current });
  const kept = version === undefined ? { ...typedIn(before), ...typed } : typed;
  const saved = await saveFollowUp(before, sealTyped(kept, grievanceId));
  if (!saved) throw new AppError('CONFLICT');
  return { version: saved.followUpVersion ?? 0 };
}

/**
 * Adds a line of the customer's; if we were waiting for it, the grievance is ours again. A repeat of the last line adds
 * nothing.
 */
export async function addLine(request: ApiRequest<GrievanceLineBody>): Promise<GrievancesDto> {
  const { input, now } = request;
  await retryOnConflict(async () => {
    const before = await findOwnGrievance(input.grievanceId, request);
    if (!isLiveGrievance(before.status)) throw new AppError('STEP_NOT_REACHED');
    const text = input.text.trim();
    if (isLastLine(before, text)) return true;
    await countRequest(limits.addLine, { route: 'add-line', addressHash: before._id, now });
    const letters = withLetter(before, text);
    const events = [...before.events, { what: 'line' as const, at: now }];
    const status = before.status === 'asked' ? 'filed' : before.status;
    const saved = await saveGrievanceRecord({ ...before, letters, events, status, updatedAt: now });
    return saved ? true : undefined;
  });
  return readGrievances(request);
}

/**
 * Takes the customer's word on the answer that they read: it closes the grievance, or gives it back to the desk.
 * Repeatable.
 */
export async function settleGrievance(request: ApiRequest<GrievanceSettledBody>): Promise<GrievancesDto> {
  const { input, now } = request;
  const what = input.isSettled ? 'settled' : 'unsettled';
  await retryOnConflict(async () => {
    const before = await findOwnGrievance(input.grievanceId, request);
    const { _id: grievanceId, status } = before;
    if (status === what) return true;
    if (!isAnsweredGrievance(status)) throw new AppError('STEP_NOT_REACHED');
    // A page from before a deploy names no answer.
    const isShown = input.answer === undefined || input.answer === lastAnswerOf(before.events);
    if (!isShown) throw new AppError('CONFLICT');
    const events = [...before.events, { what, at: now } as const];
    const done = what === 'settled' && { doneAt: now };
    const saved = await saveGrievanceRecord({ ...before, events, status: what, ...done, updatedAt: now });
    if (!saved) return undefined;
    await audit(`GRIEVANCE_${input.isSettled ? 'SETTLED' : 'UNSETTLED'}`, 'customer', request, {
      grievanceId,
    });
    return true;
  });
  return readGrievances(request);
}

function isLastLine(grievance: GrievanceRecord, text: string): boolean {
  const last = grievance.events.length - 1;
  return grievance.events[last]?.what === 'line' && lettersOf(grievance)[last] === text;
}

async function findFiledByCustomer(
  grievanceId: string,
  request: ApiRequest<unknown>,
): Promise<GrievanceRecord> {
  const found = await findOwnGrievance(grievanceId, request);
  if (found.status === 'draft') throw new AppError('STEP_NOT_REACHED');
  return found;
}
