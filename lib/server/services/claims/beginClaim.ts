import { toClaimNumber } from '@/lib/domain/claims/claimNumber';
import { DAY_MS, todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { lookupHash, randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { hashesOf } from '@/lib/server/oldHashes';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import type { ClaimBody } from '@/lib/validation/claims/requests';
import {
  type ClaimCaseRecord,
  findClaimCase,
  insertClaimCase,
  listClaimCasesOf,
  NEVER_DUE,
} from '@/models/claims/claimCase';
import { sealClaimAnswers } from './claimRecord';
import { isWorthListing } from './listClaims';

/**
 * Begins a claim. The idempotency key decides its number; where somebody else has that number, the next one is tried. A
 * repeat after midnight also looks under yesterday's number, which may name the month before. Throws CONFLICT on
 * another body.
 */
export async function beginClaim({
  input,
  caller,
  idempotencyKey,
  now,
}: ApiRequest<ClaimBody>): Promise<ClaimCaseRecord> {
  const mobileHash = await provenNumberOf(caller);
  await countRequest(limits.beginClaim, { route: 'begin-claim', addressHash: mobileHash, now });
  const isEmpty = Object.keys(input.answers).length === 0;
  const key = isEmpty ? await keyOfEmpty(mobileHash, now) : (idempotencyKey ?? randomId());
  const same = hashesOf('claim-request', JSON.stringify([input.answers, input.submit]));
  const [requestHash] = same;
  const numberOn = (at: Date, tries: number) => {
    const hash = Buffer.from(lookupHash('claim-number', `${mobileHash}|${key}|${tries}`), 'base64url');
    return toClaimNumber(todayInIndia(at), hash.readBigUInt64BE());
  };
  const findBegun = async (_id: string) => {
    const found = await findClaimCase(_id);
    if (found?.mobileHash !== mobileHash) return found ? undefined : null;
    if (!same.includes(found.requestHash)) throw new AppError('CONFLICT');
    return found;
  };
  const yesterday = new Date(now.getTime() - DAY_MS);
  const before = await retryOnConflict((tries) => findBegun(numberOn(yesterday, tries)));
  if (before) return before;
  return retryOnConflict(async (tries) => {
    const _id = numberOn(now, tries);
    const begun = aDraft({ _id, mobileHash, requestHash }, now);
    if (await insertClaimCase(begun)) return begun;
    return (await findBegun(_id)) ?? undefined;
  });
}

/** Names what was begun before, so that all tabs have the same draft until something is answered in it. */
async function keyOfEmpty(mobileHash: string, now: Date): Promise<string> {
  const begun = (await listClaimCasesOf(mobileHash, now)).filter(isWorthListing);
  return `after ${begun
    .map(({ _id }) => _id)
    .sort()
    .join()}`;
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
