import { toClaimNumber } from '@/lib/domain/claims/claimNumber';
import { todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { keyedHash, lookupHash, randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { ClaimBody } from '@/lib/validation/claims/requests';
import { type ClaimCaseRecord, findClaimCase, insertClaimCase, NEVER_DUE } from '@/models/claims/claimCase';
import { sealClaimAnswers } from './claimRecord';

/** The idempotency key decides the number, the next one where somebody else has it. Throws CONFLICT on another body. */
export async function beginClaim({
  input,
  caller,
  idempotencyKey,
  now,
}: ApiRequest<ClaimBody>): Promise<ClaimCaseRecord> {
  const mobileHash = await provenNumberOf(caller);
  await countRequest(limits.beginClaim, { route: 'begin-claim', addressHash: mobileHash, now });
  const key = idempotencyKey ?? randomId();
  const requestHash = keyedHash('claim-request', JSON.stringify([input.answers, input.submit]));
  return retryOnConflict(async (tries) => {
    const hash = Buffer.from(lookupHash('claim-number', `${mobileHash}|${key}|${tries}`), 'base64url');
    const _id = toClaimNumber(todayInIndia(now), hash.readBigUInt64BE());
    const begun = aDraft({ _id, mobileHash, requestHash }, now);
    if (await insertClaimCase(begun)) return begun;
    const found = await findClaimCase(_id);
    if (found?.mobileHash !== mobileHash) return undefined;
    if (found.requestHash !== requestHash) throw new AppError('CONFLICT');
    return found;
  });
}

function aDraft(
  named: Pick<ClaimCaseRecord, '_id' | 'mobileHash' | 'requestHash'>,
  now: Date,
): ClaimCaseRecord {
  return {
    ...named,
    status: 'draft',
    events: [],
    payouts: [],
    version: 1,
    dueBy: NEVER_DUE,
    answers: sealClaimAnswers({}, named._id),
    createdAt: now,
    updatedAt: now,
    expiresAt: keptUntil('claimDraft', now),
  };
}
