import { isAppealed } from '@/lib/domain/claims/claimEvents';
import type { DeskDecisionDto } from '@/lib/domain/claims/desk/contract';
import type { ClaimFlag } from '@/lib/domain/claims/desk/flags';
import { payableOf } from '@/lib/domain/claims/settle/hospitalCash';
import { type HospitalBill, settle } from '@/lib/domain/claims/settle/settle';
import { toSettlementDto } from '@/lib/domain/claims/settlementDto';
import { todayInIndia } from '@/lib/domain/common/dates';
import { toRupees } from '@/lib/domain/common/money';
import { AppError, invalidField } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { actorOf } from '@/lib/server/services/common/actor';
import { audit } from '@/lib/server/services/common/audit';
import type { ClaimDecideBody } from '@/lib/validation/claims/desk';
import { type ClaimCaseRecord, saveClaimCase } from '@/models/claims/claimCase';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import {
  claimAnswersOf,
  paidBefore,
  pastClaimsOf,
  sealSettled,
  type Settled,
  settledOf,
} from '@/lib/server/services/claims/claimRecord';
import { checkAnotherDecides } from './anotherDecides';
import { claimFlagsOf } from './claimFlags';
import { checkStay, toHospitalBill } from './hospitalBill';
import { leaseSettling } from './settleLease';
import { checkAnotherPays } from './payAccount';
import { decidersOf, firstDecisionOf } from './secondPerson';
import { openClaim } from './workOnClaim';
import { personTermsOf } from '@/lib/server/services/claims/personTerms';
import { saveWithDue } from '@/lib/server/services/claims/saveWithDue';

/** Settles the entered bill by the policy's terms. Without `confirm` it only shows what would be paid. */
export async function decideClaim(request: ApiRequest<ClaimDecideBody>): Promise<DeskDecisionDto> {
  const { input, now } = request;
  const { staffId } = actorOf(request);
  const claim = await openClaim(input);
  const policy = await policyOf(claim);
  const bill = toHospitalBill(input.bill);
  checkStay(bill);
  if (!input.confirm)
    return toDto(claim, await settleNow(claim, policy, bill), await claimFlagsOf(claim, policy, bill, now));
  checkAnotherDecides(claim, staffId);
  checkAnotherPays(claim, staffId);
  const today = todayInIndia(now);
  if (bill.admittedOn > today) throw invalidField('bill.admittedOn', 'validation.claims.notAdmittedYet');
  // Days to come have no bill yet, but hospital cash would pay for them.
  if (bill.dischargedOn > today)
    throw invalidField('bill.dischargedOn', 'validation.claims.notDischargedYet');
  const lease = await leaseSettling(policy._id, claim._id, now);
  if (!lease) throw new AppError('CONFLICT');
  try {
    // The policy is read again: until the lease it could be cancelled, and its premium refunded.
    return await settleAndSave(claim, { policy: await policyOf(claim), bill }, request);
  } finally {
    await lease.end();
  }
}

async function settleAndSave(
  claim: ClaimCaseRecord,
  { policy, bill }: { policy: PolicyRecord; bill: HospitalBill },
  request: ApiRequest<unknown>,
): Promise<DeskDecisionDto> {
  const { now } = request;
  const { staffId } = actorOf(request);
  const settled = await settleNow(claim, policy, bill);
  const { settlement } = settled;
  const { _id: claimId } = claim;
  const paise = payableOf(settlement);
  const decision = { entered: settled.bill, paise };
  const first = firstDecisionOf(claim, decision, staffId);
  if (first)
    return decideFirst({ ...claim, firstDecision: first, updatedAt: now }, { policy, settled }, request);
  await audit('CLAIM_DECIDED', staffId, request, {
    claimId,
    paid: toRupees(paise),
    admittedOn: settled.bill.admittedOn,
    toldOn: claimAnswersOf(claim).admittedOn,
    refusal: settlement.refusal?.reason,
  });
  const by = decidersOf(claim, decision, staffId);
  const saved = await saveWithDue({ ...decided(claim, settled, now), ...by });
  if (!saved) throw new AppError('CONFLICT');
  return toDto(saved, settled, await claimFlagsOf(saved, policy, settled.bill, now));
}

/** Above the limit a decision is only noted, with its amount, until a colleague decides the same. */
async function decideFirst(
  claim: ClaimCaseRecord,
  { policy, settled }: { policy: PolicyRecord; settled: Settled },
  request: ApiRequest<unknown>,
): Promise<DeskDecisionDto> {
  const { now } = request;
  const paid = claim.firstDecision?.rupees;
  await audit('CLAIM_DECIDED_FIRST', actorOf(request).staffId, request, { claimId: claim._id, paid });
  const saved = await saveClaimCase(claim);
  if (!saved) throw new AppError('CONFLICT');
  const flags = await claimFlagsOf(saved, policy, settled.bill, now);
  return { ...toDto(saved, settled, flags), needsSecond: true };
}

async function policyOf({ policyNumber = '' }: ClaimCaseRecord): Promise<PolicyRecord> {
  const policy = await findPolicy(policyNumber);
  if (!policy) throw new AppError('NOT_FOUND');
  return policy;
}

async function settleNow(claim: ClaimCaseRecord, policy: PolicyRecord, bill: HospitalBill): Promise<Settled> {
  const terms = await personTermsOf(policy, claim);
  if (!terms) throw new AppError('STEP_NOT_REACHED');
  const settlement = settle(terms, bill, await pastClaimsOf(policy._id, claim._id));
  // An appeal never lowers what was paid: the first decision then stands, with its own bill.
  const first = payableOf(settlement) < paidBefore(claim) ? settledOf(claim) : undefined;
  return first ?? { bill, settlement };
}

function decided(claim: ClaimCaseRecord, settled: Settled, now: Date): ClaimCaseRecord {
  const paid = payableOf(settled.settlement);
  const isDue = paid > paidBefore(claim);
  const closed = paid > 0 ? 'paid' : 'refused';
  const status = isDue ? 'approved' : closed;
  const what = isAppealed(claim) ? 'appealAnswered' : status;
  return {
    ...claim,
    status,
    settled: sealSettled(settled, claim._id),
    events: [...claim.events, { what, at: now, rupees: toRupees(paid) }],
    updatedAt: now,
    tellDueAt: now,
    ...(isDue && { payDueAt: now }),
  };
}

function toDto(
  { _id: claimId, status, version }: ClaimCaseRecord,
  { settlement }: Settled,
  flags: readonly ClaimFlag[],
): DeskDecisionDto {
  return { claimId, status, version, settlement: toSettlementDto(settlement), flags };
}
