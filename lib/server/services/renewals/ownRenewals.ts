import { renewalChangeOf } from '@/lib/domain/payment/bought';
import { ageInYears, type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { findProduct } from '@/lib/domain/plans/products';
import type { BreakdownLine } from '@/lib/domain/quote/pricing/contract';
import { eldestFirst } from '@/lib/domain/quote/members';
import type {
  OpenedRenewalDto,
  RenewalDto,
  RenewalPersonDto,
  RenewalsDto,
  RenewalSummaryDto,
} from '@/lib/domain/renewals/contract';
import { newTermStart, renewalDatesOf } from '@/lib/domain/renewals/renewalDates';
import { renewedWaits } from '@/lib/domain/renewals/renewalWaits';
import {
  checkRenewal,
  type OpenedRenewalBody,
  type RenewalBody,
  type RenewalQuery,
} from '@/lib/validation/renewals/requests';
import { findPaymentFor, type PaymentRecord } from '@/models/payment/payment';
import { findPolicy, listPoliciesOf, type PolicyRecord } from '@/models/policy/policy';
import { findRenewal, type RenewalRecord, saveChoices } from '@/models/renewals/renewal';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { aboutOf } from '@/lib/server/services/payment/purchase';
import { findOwnPolicy } from '@/lib/server/services/policy/policies';
import { maskedMobileOf, peopleOf } from '@/lib/server/services/policy/policyRecord';
import { mandateOf } from './mandate/mandateRecord';
import { askedAtBank } from './mandate/workOnMandate';
import { openedFor, statusOf } from './openedFor';
import { isOffered } from './renewalOffer';
import { choicesOf, renewalIdOfToken, sealChoices } from './renewalRecord';
import { renewalHashOf } from './renewalPurchase';
import { priceOfRenewal } from './renewalTerms';

const MOST = 20;

/** Renewals of this number, the soonest first. Cancelled policies aren't renewed. */
export async function listRenewals({ caller, now }: ApiRequest<unknown>): Promise<RenewalsDto> {
  const policies = await listPoliciesOf(await provenNumberOf(caller), MOST);
  const today = todayInIndia(now);
  const renewals = policies.filter(({ cancelled }) => !cancelled).map((policy) => toSummary(policy, today));
  return { renewals: renewals.toSorted((one, other) => one.endsOn.localeCompare(other.endsOn)) };
}

export async function readRenewal(request: ApiRequest<RenewalQuery>): Promise<RenewalDto> {
  const policy = await findOwnPolicy(request);
  await askedAtBank(policy, request.now);
  return toDto(policy, await openedFor(policy, request.now), request);
}

/**
 * Saves choices as typed, valid or not; without a version they are merged. Throws CONFLICT on a stale version,
 * STEP_NOT_REACHED when nothing is to be chosen.
 */
export async function saveRenewal(request: ApiRequest<RenewalBody>): Promise<RenewalDto> {
  const { input, now } = request;
  const policy = await findOwnPolicy(request);
  const before = await openedFor(policy, now);
  if (!isOffered(policy, before, todayInIndia(now))) throw new AppError('STEP_NOT_REACHED');
  const { _id, version } = before;
  if ((input.version ?? version) !== version) throw new AppError('CONFLICT', { version });
  const data = input.version === undefined ? { ...choicesOf(before), ...input.data } : input.data;
  const saved = await saveChoices(before, sealChoices(data, _id));
  if (saved) return toDto(policy, saved, request);
  const newer = (await findRenewal(_id)) ?? before;
  throw new AppError('CONFLICT', { version: newer.version });
}

/** What a reminder's link shows before the number is proven. Throws NOT_FOUND for an unknown token. */
export async function openRenewal({ input }: ApiRequest<OpenedRenewalBody>): Promise<OpenedRenewalDto> {
  const renewal = await findRenewal(renewalIdOfToken(input.token));
  const policy = renewal && (await findPolicy(renewal.policyNumber));
  if (!policy) throw new AppError('NOT_FOUND');
  const { _id: policyNumber, product, tier, endsOn } = policy;
  return {
    policyNumber,
    tier,
    endsOn,
    productName: findProduct(product)?.name ?? product,
    mobileNumber: maskedMobileOf(peopleOf(policy)),
  };
}

function toSummary(policy: PolicyRecord, today: IsoDate): RenewalSummaryDto {
  const { _id: policyNumber, product, tier, endsOn, renewedBy } = policy;
  return {
    policyNumber,
    tier,
    endsOn,
    status: statusOf(policy, today),
    productName: findProduct(product)?.name ?? product,
    ...(renewedBy !== undefined && { renewedBy }),
  };
}

async function toDto(
  policy: PolicyRecord,
  renewal: RenewalRecord | null,
  { now, locale }: Pick<ApiRequest<unknown>, 'now' | 'locale'>,
): Promise<RenewalDto> {
  const today = todayInIndia(now);
  const data = renewal ? choicesOf(renewal) : {};
  const priced = await priceOfRenewal(policy, data, today);
  const { choices, context, price, earned, carried, next } = priced;
  const fields = sayFields(checkRenewal(data, context), locale);
  const changeId = renewalChangeOf(policy._id);
  const payment = await findPaymentFor({ quoteId: policy.quoteId, changeId });
  const mandate = await mandateOf(policy);
  const { product, sumInsured, paidOn } = policy;
  const isRaised = choices.sumInsured > sumInsured;
  return {
    ...toSummary(policy, today),
    product,
    today,
    sumInsured,
    paidOn,
    data,
    choices,
    earned,
    price: { ...price, prices: price.prices.map((each) => sayPlace(each, locale)) },
    sums: context.sums,
    startsOn: newTermStart(policy.endsOn, today),
    dates: renewalDatesOf(policy.endsOn),
    holder: peopleOf(policy).holder.name,
    version: renewal?.version ?? 0,
    about: aboutOf({ quoteId: policy.quoteId, boughtHash: renewalHashOf(policy, choices) }),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(carried && { carried }),
    people: peopleIn(policy, priced),
    ...(isRaised && next && { raised: { from: sumInsured, waits: renewedWaits(next, context.startsOn) } }),
    ...(payment?.isLive && hasPage(payment) && { paymentId: payment._id }),
    ...(mandate && { mandate }),
  };
}

/** A payment that a mandate began has no page until the bank has its order. */
function hasPage({ mandateId, orderId }: PaymentRecord): boolean {
  return mandateId === undefined || orderId !== undefined;
}

type Priced = Awaited<ReturnType<typeof priceOfRenewal>>;

/** Everybody of the next term, with their line of the bill. Those who leave have none; a new child comes last. */
function peopleIn(policy: PolicyRecord, { choices, context, price, next }: Priced): RenewalPersonDto[] {
  const { startsOn } = context;
  const insured = peopleOf(policy).insured.map((person) => ({
    memberId: person.memberId,
    name: person.name,
    relation: person.relation,
    dateOfBirth: person.dateOfBirth,
    since: person.coveredFrom ?? policy.startsOn,
    isNew: false,
    isLeaving: choices.leave.includes(person.memberId),
  }));
  const child = choices.child && {
    ...choices.child,
    memberId: 'child',
    since: startsOn,
    isNew: true,
    isLeaving: false,
  };
  const all = child ? [...insured, child] : insured;
  const lines = (price.prices[0]?.breakdown ?? []).filter(({ key }) => key === 'member');
  const amounts = amountsOf(
    all.filter(({ isLeaving }) => !isLeaving),
    lines,
  );
  return all.map(({ dateOfBirth, since, ...person }) => ({
    ...person,
    age: ageInYears(dateOfBirth, startsOn),
    ...(amounts.has(person.memberId) && { amount: amounts.get(person.memberId) }),
    waits: next && !person.isLeaving ? renewedWaits(next, since) : [],
  }));
}

/** The bill's lines are in the order of age, the eldest first. */
function amountsOf(
  people: readonly { memberId: string; relation: RenewalPersonDto['relation']; dateOfBirth: IsoDate }[],
  lines: readonly BreakdownLine[],
): Map<string, number> {
  return new Map(eldestFirst(people).map(({ memberId }, at) => [memberId, lines[at]?.amount ?? 0]));
}
