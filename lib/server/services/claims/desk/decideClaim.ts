import type { ToldAnswers } from '@/lib/domain/claims/claimProblems';
import type { DeskDecisionDto } from '@/lib/domain/claims/deskContract';
import { claimTermsOf } from '@/lib/domain/claims/settle/claimTerms';
import { type HospitalBill, settle, type Settlement } from '@/lib/domain/claims/settle/settle';
import { toSettlementDto } from '@/lib/domain/claims/settlementDto';
import { type Paise, toRupees } from '@/lib/domain/common/money';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import type { ClaimDecideBody } from '@/lib/validation/claims/desk';
import { type ClaimCaseRecord, saveClaimCase } from '@/models/claims/claimCase';
import { beginSettling, endSettling, findPolicy, type PolicyRecord } from '@/models/policy/policy';
import {
  claimAnswersOf,
  paidBefore,
  pastClaimsOf,
  sealSettled,
  type Settled,
  settledOf,
} from '../claimRecord';
import { openClaim } from './workOnClaim';

/** Longer than a request may take. */
const LEASE_MS = 60_000;

/** The bill and its cause are entered; the amounts follow from the policy. Without `confirm` nothing is decided. */
export async function decideClaim(request: ApiRequest<ClaimDecideBody>): Promise<DeskDecisionDto> {
  const { input, now, staff } = request;
  const claim = await openClaim(input);
  const policy = await findPolicy(claim.policyNumber ?? '');
  if (!policy) throw new AppError('NOT_FOUND');
  const bill = toBill(claim, input);
  if (!input.confirm) return toDto(claim, (await settleNow(claim, policy, bill)).settlement);
  const until = new Date(now.getTime() + LEASE_MS);
  if (!(await beginSettling(policy._id, claim._id, now, until))) throw new AppError('CONFLICT');
  const settled = await settleNow(claim, policy, bill);
  const { settlement } = settled;
  const { _id: claimId } = claim;
  const paid = toRupees(settlement.paid);
  await audit('CLAIM_DECIDED', staff?.staffId ?? '', request, {
    claimId,
    paid,
    refusal: settlement.refusal?.reason,
  });
  const saved = await saveClaimCase(decided(claim, settled, now));
  await endSettling(policy._id, claimId);
  if (!saved) throw new AppError('CONFLICT');
  return toDto(saved, settlement);
}

async function settleNow(claim: ClaimCaseRecord, policy: PolicyRecord, bill: HospitalBill): Promise<Settled> {
  const terms = claimTermsOf(policy);
  if (!terms) throw new AppError('STEP_NOT_REACHED');
  const settlement = settle(terms, bill, await pastClaimsOf(policy._id, claim._id));
  // An appeal never lowers what was paid: then the first decision stands, with the bill that it was made from.
  const first = settlement.paid < paidBefore(claim) ? settledOf(claim) : undefined;
  return first ?? { bill, settlement };
}

function decided(claim: ClaimCaseRecord, settled: Settled, now: Date): ClaimCaseRecord {
  const { paid } = settled.settlement;
  const isAppeal = claim.events.some(({ what }) => what === 'appealed');
  const isDue = paid > paidBefore(claim);
  const closed = paid > 0 ? 'paid' : 'refused';
  const status = isDue ? 'approved' : closed;
  const what = isAppeal ? 'appealAnswered' : status;
  return {
    ...claim,
    status,
    settled: sealSettled(settled, claim._id),
    events: [...claim.events, { what, at: now, rupees: toRupees(paid) }],
    ...{ updatedAt: now, tellDueAt: now },
    ...(isDue && { payDueAt: now }),
  };
}

function toBill(claim: ClaimCaseRecord, { bill }: ClaimDecideBody): HospitalBill {
  const { admittedOn } = claimAnswersOf(claim) as ToldAnswers;
  const { room, lines, ...stay } = bill;
  return {
    ...{ ...stay, admittedOn },
    ...(room && {
      room: { taken: room.taken, rate: room.ratePaise as Paise, coveredRate: room.coveredRatePaise as Paise },
    }),
    lines: lines.map(({ head, billedPaise, on, cutPaise, cutReason }) => ({
      ...{ head, billed: billedPaise as Paise, on },
      ...(cutPaise !== undefined && cutReason && { cut: { by: cutPaise as Paise, reason: cutReason } }),
    })),
  };
}

function toDto({ _id: claimId, status, version }: ClaimCaseRecord, settlement: Settlement): DeskDecisionDto {
  return { claimId, status, version, settlement: toSettlementDto(settlement) };
}
