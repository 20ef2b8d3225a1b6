import { claimTermsOf } from '@/lib/domain/claims/settle/claimTerms';
import type { IsoDate } from '@/lib/domain/common/dates';
import { addPaise, toRupees } from '@/lib/domain/common/money';
import { carryForward } from '@/lib/domain/renewals/carryForward';
import {
  type Choices,
  type ChoiceContext,
  type RenewalDraft,
  toChoices,
} from '@/lib/domain/renewals/choices';
import { keepsEntryAge } from '@/lib/domain/renewals/ratedAge';
import { newTermStart, renewalDatesOf } from '@/lib/domain/renewals/renewalDates';
import { earnedDiscount } from '@/lib/domain/renewals/renewalDiscount';
import { priceRenewal } from '@/lib/domain/renewals/renewalPrice';
import { findRateTable } from '@/lib/domain/quote/pricing/rates';
import type { PolicyRecord } from '@/models/policy/policy';
import { toPlanData } from '@/lib/server/documents/plan';
import { activeDaysOf } from './activeDays';
import { AppError } from '@/lib/server/http/errors';
import { findPlace } from '@/lib/server/places/places';
import { pastClaimsOf } from '@/lib/server/services/claims/claimRecord';
import { hasPaidClaim, policyTermsOf } from '@/lib/server/services/claims/policyTerms';
import { peopleOf, policyPriceOf } from '@/lib/server/services/policy/policyRecord';

/** What choices are checked against: here, and in the browser. */
export function contextOfRenewal(policy: PolicyRecord, today: IsoDate): ChoiceContext {
  const plan = toPlanData(policy);
  const startsOn = newTermStart(policy.endsOn, today);
  const covers = plan ? (findRateTable(plan.product, startsOn)?.covers ?? []) : [];
  const { sumInsured, tenure } = policy;
  return { people: peopleOf(policy).insured, sums: covers.map(([sum]) => sum), sumInsured, tenure, startsOn };
}

/** Throws NO_PRICE where the plan or its place has no rates any more. */
export async function priceOfRenewal(policy: PolicyRecord, draft: RenewalDraft, today: IsoDate) {
  const context = contextOfRenewal(policy, today);
  const choices = toChoices(draft, context);
  const past = await pastClaimsOf(policy._id);
  const earned = earnedDiscount(activeDaysOf(policy._id));
  const plan = toPlanData(policy);
  const place = findPlace(policy);
  if (!plan || !place) throw new AppError('NO_PRICE');
  const { sumInsured: _before, tenure: _tenure, ...kept } = plan;
  const price = priceRenewal({
    ...kept,
    place,
    sumInsured: choices.sumInsured,
    startsOn: context.startsOn,
    leave: choices.leave,
    ...peopleInPrice(policy, choices),
    keepsAge: keepsEntryAge(policy) && !(await hasPaidClaim(policy)),
    earnedPercent: earned.percent,
    claimed: toRupees(addPaise(past.map(({ paid }) => paid))),
    validUntil: renewalDatesOf(policy.endsOn).graceUntil,
  });
  if (!price) throw new AppError('NO_PRICE');
  const terms = await policyTermsOf(policy);
  const carried = terms && carryForward(terms, past, choices.sumInsured);
  return {
    choices,
    context,
    price,
    earned,
    ...(carried && { carried }),
    next: claimTermsOf(termAfter(policy, context)),
  };
}

/** People of the earlier bill, and those who were added since or come now. */
function peopleInPrice(policy: PolicyRecord, { child, leave }: Choices) {
  const added = (policy.additions ?? []).map(({ memberId }) => memberId);
  const people = peopleOf(policy).insured.map(({ memberId, relation, dateOfBirth, coveredFrom }) => ({
    memberId,
    relation,
    dateOfBirth,
    isLater: added.includes(memberId) || (coveredFrom !== undefined && coveredFrom > policy.startsOn),
  }));
  const later = people.filter(({ isLater, memberId }) => isLater && !leave.includes(memberId));
  return {
    last: { bill: policyPriceOf(policy), members: people.filter(({ isLater }) => !isLater) },
    join: [...later, ...(child ? [child] : [])],
  };
}

/** The next term's terms; waiting periods count from each person's first day. */
function termAfter(policy: PolicyRecord, { startsOn }: ChoiceContext) {
  const { product, tier, riders, sumInsured } = policy;
  return { product, tier, riders, sumInsured, startsOn, endsOn: startsOn };
}
