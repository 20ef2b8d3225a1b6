import { isAppealed } from '@/lib/domain/claims/claimEvents';
import { todayInIndia } from '@/lib/domain/common/dates';
import { toPaise } from '@/lib/domain/common/money';
import type { TripDecisionDto } from '@/lib/domain/travel/claims/contract';
import { type LossSettlement, settleLoss } from '@/lib/domain/travel/claims/settleLoss';
import { lossDays, type TripPart } from '@/lib/domain/travel/claims/tripClaim';
import type { TripDecideBody } from '@/lib/validation/travel/tripClaim';
import { type ClaimCaseRecord, fenceClaim, saveClaimCase } from '@/models/claims/claimCase';
import { listEndedTripClaims } from '@/models/claims/tripClaims';
import { findTripPolicy, keepTripContract, type TripPolicyRecord } from '@/models/travel/tripPolicy';
import { AppError, invalidField } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { paidBefore } from '@/lib/server/services/claims/claimRecord';
import { checkAnotherDecides } from '@/lib/server/services/claims/desk/anotherDecides';
import { checkAnotherPays } from '@/lib/server/services/claims/desk/payAccount';
import { decidersOf, firstDecisionOf } from '@/lib/server/services/claims/desk/secondPerson';
import { openClaim } from '@/lib/server/services/claims/desk/workOnClaim';
import { saveWithDue } from '@/lib/server/services/claims/saveWithDue';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import { contractOf, sealContract, type TripLossPaid } from '@/lib/server/services/travel/tripContract';
import { sealTripPart, tripPartOf } from './tripPart';

/** Takes the loss that the desk entered; what is paid follows from the policy. Without `confirm` nothing is decided. */
export async function decideTripClaim(request: ApiRequest<TripDecideBody>): Promise<TripDecisionDto> {
  const { input, now } = request;
  const { staffId } = actorOf(request);
  const claim = await openClaim(input);
  const part = tripPartOf(claim);
  if (!part?.loss) throw new AppError('NOT_FOUND');
  const policy = await policyOf(claim);
  checkDay(policy, part, input.loss.on, now);
  if (!input.confirm) return toDto(claim, await settle(claim, part, policy, input));
  checkAnotherDecides(claim, staffId);
  checkAnotherPays(claim, staffId);
  return settleAndSave(claim, { part, seen: await settle(claim, part, policy, input) }, request);
}

async function settleAndSave(
  claim: ClaimCaseRecord,
  { part, seen }: { part: TripPart; seen: LossSettlement },
  request: ApiRequest<TripDecideBody>,
): Promise<TripDecisionDto> {
  const { input, now } = request;
  const { staffId } = actorOf(request);
  const decision = { entered: input.loss, paise: toPaise(seen.rupees) };
  const first = firstDecisionOf(claim, decision, staffId);
  if (first) return decideFirst({ ...claim, firstDecision: first, updatedAt: now }, seen, request);
  const settled = await reserve(claim, part, input);
  const { _id: claimId } = claim;
  const { rupees, rate } = settled;
  // Another claim used part of the limit since the amount was shown.
  if (rupees !== seen.rupees) throw new AppError('CONFLICT', { version: claim.version });
  await audit('CLAIM_DECIDED', staffId, request, {
    claimId,
    paid: rupees,
    rateOf: rate.from,
  });
  const by = decidersOf(claim, decision, staffId);
  const saved = await saveWithDue({ ...decided(claim, { ...part, settled }, now), ...by });
  if (!saved) throw new AppError('CONFLICT');
  return toDto(saved, settled);
}

/** Keeps a decision above the desk's limit, with its amount, until a colleague decides the same. */
async function decideFirst(
  claim: ClaimCaseRecord,
  seen: LossSettlement,
  request: ApiRequest<unknown>,
): Promise<TripDecisionDto> {
  const paid = claim.firstDecision?.rupees;
  const { _id: claimId } = claim;
  await audit('CLAIM_DECIDED_FIRST', actorOf(request).staffId, request, { claimId, paid });
  const saved = await saveClaimCase(claim);
  if (!saved) throw new AppError('CONFLICT');
  return { ...toDto(saved, seen), needsSecond: true };
}

async function policyOf({ policyNumber = '' }: ClaimCaseRecord): Promise<TripPolicyRecord> {
  const policy = await findTripPolicy(policyNumber);
  if (!policy) throw new AppError('NOT_FOUND');
  // The premium of a cancelled trip went back: nobody gets both it and a claim.
  if (policy.cancelled) throw new AppError('STEP_NOT_REACHED');
  return policy;
}

function checkDay(policy: TripPolicyRecord, { loss, details }: TripPart, on: string, now: Date): void {
  const { from, to } = lossDays({ ...details, loss }, contractOf(policy).trip, policy.issuedOn);
  if (on > todayInIndia(now)) throw invalidField('loss.on', 'validation.tripClaim.future');
  if (on < from || on > to) throw invalidField('loss.on', 'validation.claims.notInForce');
}

async function settle(
  claim: ClaimCaseRecord,
  { loss = 'medical', details, settled: before }: TripPart,
  policy: TripPolicyRecord,
  { loss: { on, spentCents, cutCents = 0, cutReason } }: TripDecideBody,
): Promise<LossSettlement> {
  const { price, losses = {} } = contractOf(policy);
  // A claim that was refused or withdrawn may still have a reserve, if a server stopped before it decided.
  const unused = [claim._id, ...(await listEndedTripClaims(policy._id))];
  const usedCents = Object.entries(losses)
    .filter(([id, each]) => !unused.includes(id) && each.loss === loss && each.person === details.person)
    .reduce((sum, [, { cents }]) => sum + cents, 0);
  const proven = { loss, on, spentCents, cutCents, ...(cutReason && { cutReason }) };
  const settled = settleLoss(proven, { sumInsuredUsd: price.sumInsuredUsd, usedCents });
  // An appeal never lowers what was paid.
  return before && settled.rupees * 100 < paidBefore(claim) ? before : settled;
}

/** Takes the amount out of the limit before the claim is decided, so that two claims never share it. Repeatable. */
function reserve(claim: ClaimCaseRecord, part: TripPart, input: TripDecideBody): Promise<LossSettlement> {
  return retryOnConflict(async () => {
    const policy = await policyOf(claim);
    const contract = contractOf(policy);
    const settled = await settle(claim, part, policy, input);
    const { version } = claim;
    const taken = {
      loss: settled.loss,
      person: part.details.person ?? '',
      cents: settled.paidCents,
      version,
    };
    await checkNotOvertaken(claim._id, contract.losses?.[claim._id], taken);
    const losses = { ...contract.losses, [claim._id]: taken };
    const kept = await keepTripContract(policy, sealContract({ ...contract, losses }, policy._id));
    return kept ? settled : undefined;
  });
}

/**
 * Throws CONFLICT if another decision of this claim reserved meanwhile. Only one of two decisions is saved, and it may
 * be the other one: its reserve stays, and both people look again.
 */
async function checkNotOvertaken(
  claimId: string,
  { version = -1, cents }: Pick<TripLossPaid, 'version' | 'cents'> = { cents: 0 },
  taken: Required<TripLossPaid>,
): Promise<void> {
  if (version < taken.version || (version === taken.version && cents === taken.cents)) return;
  if (version === taken.version) await fenceClaim(claimId);
  throw new AppError('CONFLICT');
}

function decided(
  claim: ClaimCaseRecord,
  part: TripPart & { settled: LossSettlement },
  now: Date,
): ClaimCaseRecord {
  const { rupees } = part.settled;
  const isDue = rupees * 100 > paidBefore(claim);
  const closed = rupees > 0 ? 'paid' : 'refused';
  const status = isDue ? 'approved' : closed;
  const what = isAppealed(claim) ? 'appealAnswered' : status;
  return {
    ...claim,
    status,
    trip: sealTripPart(part, claim._id),
    events: [...claim.events, { what, at: now, rupees }],
    updatedAt: now,
    tellDueAt: now,
    ...(isDue && { payDueAt: now }),
  };
}

function toDto({ _id: claimId, status, version }: ClaimCaseRecord, settled: LossSettlement): TripDecisionDto {
  return { claimId, status, version, settled };
}
