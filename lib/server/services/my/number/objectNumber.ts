import { findNumberChange, moveNumberChange, type NumberChangeRecord } from '@/models/my/numberChange';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { closeNumber } from './closeNumber';
import { finishMove, MOVE_LEASE_MS } from './moveNumber';
import { readObjection } from './objection';

/**
 * Stops a change of number until its cooling time is over; a policy that was moved goes back. Repeatable. Throws
 * EXPIRED after that time.
 */
export async function objectNumber(request: ApiRequest<{ token: string }>): Promise<{ stopped: true }> {
  const { input, now } = request;
  const changeId = readObjection(input.token);
  const change = changeId === undefined ? null : await findNumberChange(changeId);
  if (!change) throw new AppError('NOT_FOUND');
  await stop(change, now);
  await audit('NUMBER_OBJECTED', 'customer', request, { changeId: change._id, status: change.status });
  return { stopped: true };
}

async function stop(change: NumberChangeRecord, now: Date): Promise<void> {
  if (await closeNumber(change, 'objected', now)) return;
  // It was decided meanwhile, or a server that stopped left it half-way.
  const found = await findNumberChange(change._id);
  const moved = found && (await finishMove(found, now));
  if (moved && ['objected', 'withdrawn', 'refused'].includes(moved.status)) return;
  if (moved?.status !== 'accepted' || (moved.coolUntil?.getTime() ?? 0) <= now.getTime())
    throw new AppError('EXPIRED');
  const returning = await moveNumberChange(
    { _id: moved._id, status: 'accepted' },
    { status: 'returning', moveDueAt: new Date(now.getTime() + MOVE_LEASE_MS), updatedAt: now },
  );
  if (returning) await finishMove(returning, now);
}
