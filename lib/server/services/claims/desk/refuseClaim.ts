import { isAppealed } from '@/lib/domain/claims/claimEvents';
import type { DeskWorkedDto } from '@/lib/domain/claims/desk/contract';
import { REFUSAL_CLAUSES } from '@/lib/domain/claims/desk/refusals.data';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import type { ClaimRefuseBody } from '@/lib/validation/claims/desk';
import { paidBefore, sealSettled } from '@/lib/server/services/claims/claimRecord';
import { saveWithDue } from '@/lib/server/services/claims/saveWithDue';
import { checkAnotherDecides } from './anotherDecides';
import { openClaim } from './workOnClaim';

/**
 * Refuses a claim for a reason with its clause. A claim that was paid before its appeal can't be refused: nothing is
 * taken back.
 */
export async function refuseClaim(request: ApiRequest<ClaimRefuseBody>): Promise<DeskWorkedDto> {
  const { input, now } = request;
  const { staffId } = actorOf(request);
  const claim = await openClaim(input);
  checkAnotherDecides(claim, staffId);
  if (paidBefore(claim) > 0) throw new AppError('STEP_NOT_REACHED');
  const { claimId, cause, note } = input;
  const clause = REFUSAL_CLAUSES[cause];
  await audit('CLAIM_REFUSED', staffId, request, { claimId, clause });
  const event = { what: isAppealed(claim) ? 'appealAnswered' : 'refused', at: now, rupees: 0 } as const;
  const saved = await saveWithDue({
    ...claim,
    status: 'refused',
    decidedBy: staffId,
    settled: sealSettled({ refused: { cause, clause, ...(note && { note }) } }, claimId),
    events: [...claim.events, event],
    updatedAt: now,
    tellDueAt: now,
  });
  if (!saved) throw new AppError('CONFLICT');
  return { claimId, status: saved.status, version: saved.version };
}
