import { isAppealed } from '@/lib/domain/claims/claimEvents';
import type { ClaimDto } from '@/lib/domain/claims/contract';
import { APPEAL } from '@/lib/domain/claims/dialogue';
import { randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import type { ClaimAppealBody } from '@/lib/validation/claims/requests';
import { type ClaimCaseRecord, keepTypedAnswer } from '@/models/claims/claimCase';
import { dialogueOf, sealDialogue } from './claimRecord';
import { findOwnClaim, readClaim } from './readClaim';
import { saveWithDue } from './saveWithDue';

/** Appeals against our decision. Only once: after our second answer comes the grievance officer, then the Ombudsman. */
export async function appealClaim(request: ApiRequest<ClaimAppealBody>): Promise<ClaimDto> {
  const { input, now } = request;
  const { claimId, text } = input;
  const at = now.toISOString();
  await retryOnConflict(async () => {
    const claim = await findOwnClaim(claimId, request);
    const isClosed = claim.status === 'paid' || claim.status === 'refused';
    // A repeated press, whose answer was lost, gets the same answer.
    if (!isClosed && isAppealed(claim) && hasSaid(claim, text)) return true;
    if (!isClosed || isAppealed(claim)) throw new AppError('STEP_NOT_REACHED');
    const said = {
      questionId: randomId(),
      reason: APPEAL,
      askedAt: at,
      answer: text,
      answeredAt: at,
    } as const;
    await audit('CLAIM_APPEALED', 'customer', request, { claimId });
    const saved = await saveWithDue({
      ...claim,
      status: 'review',
      events: [...claim.events, { what: 'appealed', at: now }],
      dialogue: sealDialogue([...dialogueOf(claim), said], claimId),
      updatedAt: now,
      tellDueAt: now,
    });
    return saved ? true : undefined;
  });
  await keepTypedAnswer(claimId, APPEAL);
  return readClaim(request);
}

function hasSaid(claim: ClaimCaseRecord, text: string): boolean {
  return dialogueOf(claim).some(({ reason, answer }) => reason === APPEAL && answer === text);
}
