import type { ClaimCoverDto, ClaimOtherDetailsDto, ClaimStayDto } from '@/lib/domain/claims/contract';
import type { Payee } from '@/lib/domain/claims/claim';
import type { ClaimTerms } from '@/lib/domain/claims/settle/claimTerms';
import { coverLeftOn } from '@/lib/domain/claims/settle/coverLeft';
import { toSettlementDto } from '@/lib/domain/claims/settlementDto';
import { addDays, ageInYears, dayAfterTerm, type IsoDate } from '@/lib/domain/common/dates';
import { lastDigits } from '@/lib/domain/common/keptNumbers';
import { toRupees } from '@/lib/domain/common/money';
import { featuresOf } from '@/lib/domain/plans/planFeatures';
import { findBankAccount } from '@/lib/server/services/application/bankAccount';
import { lastWaitOf, payoutWaitsUntil } from '@/lib/server/services/my/account/settledAccount';
import { lacksAccount } from '@/lib/server/services/travel/claims/tripPart';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import {
  claimAnswersOf,
  pastClaimsOf,
  payAccountOf,
  paidDigitsOf,
  refusedOf,
  type Settled,
  settledOf,
} from './claimRecord';
import { waitsFor } from './payAccount';
import { nextPartOf, PAY_LEASE_MS } from './payClaim';
import { hasPaidClaim, policyTermsOf } from './policyTerms';

/** What the customer sees of the money, before and after the decision. */
export async function decidedOf(
  claim: ClaimCaseRecord,
  now: Date,
): Promise<Omit<ClaimOtherDetailsDto, 'claimId' | 'missing' | 'papers' | 'questions' | 'open'>> {
  const policy = await findPolicy(claim.policyNumber ?? '');
  const settled = settledOf(claim);
  const refused = refusedOf(claim);
  const paysInto = payAccountOf(claim) ?? (policy && (await findBankAccount(policy)));
  const waitsUntil = waitsUntilOf(claim, now) ?? (await waitAhead(claim, policy, now));
  const account = paysInto && lastDigits(paysInto.accountNumber);
  return {
    ...(account && { account }),
    ...(waitsUntil && { waitsUntil: waitsUntil.toISOString() }),
    payouts: payoutsOf(claim),
    ...(refused && { refused }),
    ...(settled && { settlement: toSettlementDto(settled.settlement), stay: stayOf(settled) }),
    ...(policy && settled && { cover: await coverAfter(policy, settled, claim) }),
  };
}

/** Until when money that is due rests, since its account or the number is new: the customer may stop it so long. */
export function waitsUntilOf(claim: ClaimCaseRecord, now: Date): Date | undefined {
  const { payDueAt, payout } = claim;
  const isResting = payDueAt && !payout && payDueAt.getTime() - now.getTime() > PAY_LEASE_MS;
  return isResting && !waitsFor(claim) ? payDueAt : undefined;
}

/** The same before the worker's first look, which finds that the money has to wait. */
async function waitAhead(
  claim: ClaimCaseRecord,
  policy: PolicyRecord | null,
  now: Date,
): Promise<Date | undefined> {
  const { payDueAt, payout, ordered, trip, accountCoolUntil } = claim;
  if (!payDueAt || payout || ordered !== undefined) return undefined;
  if (trip !== undefined) return lacksAccount(claim) ? undefined : lastWaitOf([accountCoolUntil], now);
  const settled = settledOf(claim);
  const isCustomers = settled && nextPartOf(claim, settled.settlement).payee === 'customer';
  return isCustomers && policy ? payoutWaitsUntil(policy, claim, now) : undefined;
}

export function payoutsOf(claim: ClaimCaseRecord): ClaimOtherDetailsDto['payouts'] {
  const { payouts, events, _id } = claim;
  const paid = events.filter(({ what }) => what === 'paid');
  return payouts.map(({ bankReference, paise, payee, account }, at) => ({
    rupees: paise / 100,
    bankReference,
    at: paid[at]?.at.toISOString() ?? '',
    payee: payee ?? usualPayee(claim, at),
    ...(account && { account: paidDigitsOf(account, _id) }),
  }));
}

/** Whom an older payout went to, from before payees were written down. */
function usualPayee(claim: ClaimCaseRecord, at: number): Payee {
  return at === 0 && claimAnswersOf(claim).kind !== 'reimbursement' ? 'hospital' : 'customer';
}

function stayOf({ bill: { admittedOn, dischargedOn, room }, settlement }: Settled): ClaimStayDto {
  const days = { admittedOn, dischargedOn };
  const isReduced = settlement.lines.some(({ reasons }) => reasons.includes('room'));
  if (!room || !isReduced) return days;
  const { taken, rate: ratePaise, coveredRate: coveredRatePaise } = room;
  return { ...days, room: { taken, ratePaise, coveredRatePaise } };
}

async function coverAfter(
  policy: PolicyRecord,
  { bill: { admittedOn }, settlement }: Settled,
  claim: ClaimCaseRecord,
): Promise<ClaimCoverDto | undefined> {
  const terms = await policyTermsOf(policy);
  if (!terms) return undefined;
  const past = await pastClaimsOf(policy._id);
  const left = coverLeftOn(terms, past, admittedOn);
  const from = nextYearAfter(terms, admittedOn);
  return {
    coPaymentPercent: terms.coPaymentPercent,
    deductible: toRupees(terms.deductible),
    sumInsured: policy.sumInsured,
    left: { sumInsured: toRupees(left.base), carried: toRupees(left.carried) },
    refill: terms.refill,
    ...(terms.carriedTimes > 0 && {
      carriedNext: { rupees: toRupees(coverLeftOn(terms, past, from).carried), from },
    }),
    ...(settlement.paid > 0 && entryAgeOf(policy, await hasPaidClaim(policy, claim._id))),
  };
}

function nextYearAfter({ startsOn }: ClaimTerms, day: IsoDate): IsoDate {
  let year = 1;
  while (dayAfterTerm(startsOn, year * 12) <= day) year += 1;
  return dayAfterTerm(startsOn, year * 12);
}

function entryAgeOf(policy: PolicyRecord, endedBefore: boolean): Pick<ClaimCoverDto, 'entryAge'> {
  const { product, tier, startsOn, endsOn } = policy;
  const stays = featuresOf(product, tier, []).find(({ feature }) => feature === 'entryAge');
  if (stays?.answer !== 'untilClaim') return {};
  const renewsOn = addDays(endsOn, 1);
  const byBirth = peopleOf(policy).insured.toSorted((one, other) =>
    one.dateOfBirth.localeCompare(other.dateOfBirth),
  );
  const { dateOfBirth = startsOn, coveredFrom = startsOn, joinedOn = coveredFrom } = byBirth[0] ?? {};
  const [from, to] = [joinedOn, renewsOn].map((day) => ageInYears(dateOfBirth, day));
  return { entryAge: { from: from ?? 0, to: to ?? 0, renewsOn, endedBefore } };
}
