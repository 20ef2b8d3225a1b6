import { toClaimNumber } from '@/lib/domain/claims/claimNumber';
import { todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import { certificateName } from '@/lib/domain/travel/certificate';
import type { TripClaimDto } from '@/lib/domain/travel/claims/contract';
import {
  keepTripClaim,
  maskTripClaim,
  parseTripClaim,
  type TripClaimDetails,
} from '@/lib/domain/travel/claims/tripClaim';
import {
  checkTripClaim,
  toTripClaim,
  type TripClaimBody,
  type WholeTripClaim,
} from '@/lib/validation/travel/tripClaim';
import { type ClaimCaseRecord, findClaimCase, NEVER_DUE } from '@/models/claims/claimCase';
import { countTripClaims, findLastTripClaim } from '@/models/claims/tripClaims';
import type { TripPolicyRecord } from '@/models/travel/tripPolicy';
import { lookupHash, randomId } from '@/lib/server/crypto';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { sealClaimAnswers } from '@/lib/server/services/claims/claimRecord';
import { missingPapers, moveOnIfComplete } from '@/lib/server/services/claims/papers/openPapers';
import { saveWithDue } from '@/lib/server/services/claims/saveWithDue';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { coolUntilOf } from '@/lib/server/services/policy/cooling';
import { contractOf } from '@/lib/server/services/travel/tripContract';
import { findOwnTripPolicy } from '@/lib/server/services/travel/tripPolicies';
import { sealTripPart, tripPartOf } from './tripPart';

type Request = ApiRequest<TripClaimBody>;
type Asked = Pick<Request, 'caller' | 'now' | 'locale'> & { input: { policyNumber: string } };

/** The claim that is being told of this trip, as far as it was typed. */
export async function readTripClaim(request: Asked): Promise<TripClaimDto> {
  const policy = await openPolicy(request);
  const draft = await findClaimCase((await draftOf(policy, request.now))._id);
  return toDto(policy, draft ?? undefined, request);
}

/** Keeps what was typed; `submit` sends the claim to us. Answers without a version are merged. */
export async function saveTripClaim(request: Request): Promise<TripClaimDto> {
  const { input, now } = request;
  const policy = await openPolicy(request);
  const told = input.submit && (await findTold(policy, input));
  if (told) return toDto(policy, told, request);
  const before = await draftOf(policy, now);
  const given = typedIn(input, before);
  const whole = input.submit ? toTripClaim(given, aboutOf(policy), todayInIndia(now)) : undefined;
  const changed = whole
    ? await toldCase(before, policy, whole, request)
    : { ...before, trip: sealTripPart({ details: given }, before._id), updatedAt: now };
  const saved = await saveWithDue(changed);
  if (!saved) throw new AppError('CONFLICT', { version: (await findClaimCase(before._id))?.version });
  if (whole) await afterTelling(saved, request);
  return toDto(policy, saved, request);
}

/** Throws CONFLICT on another version. */
function typedIn({ version, details }: TripClaimBody, before: ClaimCaseRecord): TripClaimDetails {
  const stored = tripPartOf(before)?.details ?? {};
  const typed = parseTripClaim(details);
  if (version === undefined) return keepTripClaim({ ...stored, ...typed }, stored);
  if (version !== before.version) throw new AppError('CONFLICT', { version: before.version });
  return keepTripClaim(typed, stored);
}

/** The policy of the holder. Throws STEP_NOT_REACHED for a cancelled trip. */
async function openPolicy(request: Asked): Promise<TripPolicyRecord> {
  const policy = await findOwnTripPolicy(request);
  if (policy.cancelled) throw new AppError('STEP_NOT_REACHED');
  return policy;
}

/** Finds the claim that a repeated `submit` sent already: its answer was lost, and its details are equal. */
async function findTold(policy: TripPolicyRecord, { details }: TripClaimBody) {
  const last = await findLastTripClaim(policy._id);
  const told = last && tripPartOf(last)?.details;
  if (!last || !told) return undefined;
  const given = toTripClaim(
    keepTripClaim(parseTripClaim(details), told),
    aboutOf(policy),
    todayInIndia(last.updatedAt),
  );
  return given && JSON.stringify(given) === JSON.stringify(told) ? last : undefined;
}

/** The draft of the next claim, one at a time for each policy. Its number is known before it is told. */
async function draftOf(policy: TripPolicyRecord, now: Date): Promise<ClaimCaseRecord> {
  const told = await countTripClaims(policy._id);
  return retryOnConflict(async (tries) => {
    const hash = Buffer.from(lookupHash('trip-claim', `${policy._id}|${told}|${tries}`), 'base64url');
    const _id = toClaimNumber(policy.issuedOn, hash.readBigUInt64BE());
    const found = await findClaimCase(_id);
    if (!found) return aDraft(_id, policy, now);
    return found.policyNumber === policy._id && found.status === 'draft' ? found : undefined;
  });
}

function aDraft(_id: string, policy: TripPolicyRecord, now: Date): ClaimCaseRecord {
  return {
    _id,
    mobileHash: policy.mobileHash,
    policyNumber: policy._id,
    requestHash: _id,
    status: 'draft',
    events: [],
    payouts: [],
    version: 0,
    dueBy: NEVER_DUE,
    answers: sealClaimAnswers({}, _id),
    createdAt: now,
    updatedAt: now,
    expiresAt: keptUntil('claimDraft', now),
  };
}

async function toldCase(
  before: ClaimCaseRecord,
  policy: TripPolicyRecord,
  whole: WholeTripClaim,
  { now: at, locale }: Request,
): Promise<ClaimCaseRecord> {
  const { loss, happenedOn, place, story } = whole;
  const answers = {
    kind: 'reimbursement' as const,
    loss,
    admittedOn: happenedOn,
    hospitalName: place,
    story,
  };
  const person = contractOf(policy).travellers[Number(whole.person) - 1];
  const isMissing = (await missingPapers(before._id, answers)).length > 0;
  const next = isMissing ? ('asked' as const) : ('complete' as const);
  return {
    ...before,
    answers: sealClaimAnswers(answers, before._id),
    trip: sealTripPart({ details: whole, loss, person: person && certificateName(person) }, before._id),
    status: isMissing ? 'asked' : 'review',
    events: [
      { what: 'told', at },
      { what: next, at },
    ],
    language: locale,
    accountId: randomId(),
    accountCoolUntil: coolUntilOf(at),
    tellDueAt: at,
    updatedAt: at,
    expiresAt: keptUntil('claim', at),
  };
}

async function afterTelling({ _id: claimId }: ClaimCaseRecord, request: Request): Promise<void> {
  await moveOnIfComplete(claimId, request.now);
  await audit('CLAIM_TOLD', 'customer', request, { claimId });
}

function aboutOf(policy: TripPolicyRecord) {
  const { trip, studies } = contractOf(policy);
  return { trip, studies, issuedOn: policy.issuedOn };
}

function toDto(
  policy: TripPolicyRecord,
  claim: ClaimCaseRecord | undefined,
  { now, locale }: Pick<Request, 'now' | 'locale'>,
): TripClaimDto {
  const today = todayInIndia(now);
  const details: TripClaimDetails = (claim && tripPartOf(claim)?.details) ?? {};
  const problems = checkTripClaim(details, aboutOf(policy), today);
  const fields = Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [`details.${path}`, problem]),
  );
  return {
    policyNumber: policy._id,
    details: maskTripClaim(details),
    ...(Object.keys(fields).length > 0 && { fields: sayFields(fields, locale) }),
    version: claim?.version ?? 0,
    today,
    ...(claim && claim.status !== 'draft' && { claimId: claim._id }),
  };
}
