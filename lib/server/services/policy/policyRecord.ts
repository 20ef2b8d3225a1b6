import type { Locale } from '@/lib/domain/common/locales';
import { sayPlace } from '@/lib/domain/places/billPlace';
import type { ApplicationAnswers } from '@/lib/domain/application/answers';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { maskMobile } from '@/lib/domain/common/phone';
import type { ChangeKind } from '@/lib/domain/my/changes';
import type { PolicyDto, RefundDto } from '@/lib/domain/policy/contract';
import { type CancellationTerms, cancellationTerms } from '@/lib/domain/policy/terms';
import { findProduct } from '@/lib/domain/plans/products';
import type { PolicyRecord } from '@/models/policy/policy';
import { sealedField } from '@/lib/server/services/common/personalData';

export type PolicyPeople = {
  holder: ApplicationAnswers['proposer'] & { mobileNumber: string; city: string; state: string };
  insured: readonly {
    memberId: string;
    name: string;
    relation: ApplicationAnswers['members']['people'][number]['relation'];
    dateOfBirth: string;
    conditions: readonly string[];
    /** Set for a person who was added later, or was covered before: their waiting periods begin then. */
    coveredFrom?: IsoDate;
    /** Set for a person who brought served waiting periods from another insurer: their first day here. */
    joinedOn?: IsoDate;
  }[];
  nominee: ApplicationAnswers['nominee'];
  /** The replaced mail address, told of account changes for a while: whoever changed the mail may not be its owner. */
  mailBefore?: MailBefore;
  /** The account we pay to, once it was changed; until then the application's. */
  account?: PaidAccount;
  /** Changes since the issue, for the schedule; the oldest first. */
  endorsements?: readonly Endorsement[];
};

/** `before`: an address replaced earlier, which is still told too. */
export type MailBefore = { email: string; changeId: string; until: string; before?: MailBefore };

export type PaidAccount = {
  changeId: string;
  holder: string;
  accountNumber: string;
  ifsc: string;
  /** No money goes to the account before this time. */
  coolUntil: string;
  before?: PaidAccount;
};

/** Kinds of change that the schedule lists. An account is no part of the contract. */
export type EndorsedKind = Exclude<ChangeKind, 'account'> | 'mobile';

export type Endorsement = {
  changeId: string;
  kind: EndorsedKind;
  on: IsoDate;
  /** The person it is about. */
  name?: string;
  /** Whole rupees. */
  amount?: number;
};

const sealedPrice = sealedField<PriceDto>('policies', 'price');
const sealedPeople = sealedField<PolicyPeople>('policies', 'people');

export function sealPeople(people: PolicyPeople, policyNumber: string): string {
  return sealedPeople.seal(people, policyNumber);
}

export function peopleOf({ people, _id }: PolicyRecord): PolicyPeople {
  return sealedPeople.unseal(people, _id);
}

export function maskedMobileOf({ holder }: PolicyPeople): string {
  return maskMobile(holder.mobileNumber) ?? '';
}

export function sealPolicyPrice(price: PriceDto, policyNumber: string): string {
  return sealedPrice.seal(price, policyNumber);
}

export function policyPriceOf({ price, _id }: PolicyRecord): PriceDto {
  return sealedPrice.unseal(price, _id);
}

/** Lists a change for the schedule: once, however often it is called. */
export function endorsed(people: PolicyPeople, endorsement: Endorsement): PolicyPeople {
  const { endorsements = [] } = people;
  const isListed = endorsements.some(({ changeId }) => changeId === endorsement.changeId);
  return isListed ? people : { ...people, endorsements: [...endorsements, endorsement] };
}

export function cancellationOf(
  policy: PolicyRecord,
  { requestedOn, hasClaim }: { requestedOn: IsoDate; hasClaim: boolean },
): CancellationTerms {
  if (hasClaim) return { kind: 'none', refund: 0 };
  const refund = refundPartsOf(policy, requestedOn).reduce((sum, part) => sum + part.refund, 0);
  return { kind: premiumTerms(policy, requestedOn).kind, refund };
}

export type RefundPart = Pick<PolicyRecord, 'paymentId'> & { refund: number };

/**
 * What a cancellation would refund: of the premium and of each addition, since each was paid by itself. For a policy
 * without a claim.
 */
export function refundPartsOf(policy: PolicyRecord, requestedOn: IsoDate): readonly RefundPart[] {
  const { additions = [], paymentId, endsOn, freeLookUntil } = policy;
  const added = additions.map(({ paymentId: by, amount: premium, startsOn }) => {
    const period = { startsOn, endsOn, freeLookUntil };
    return {
      paymentId: by,
      refund: cancellationTerms({ ...period, premium, requestedOn, hasClaim: false }).refund,
    };
  });
  return [{ paymentId, refund: premiumTerms(policy, requestedOn).refund }, ...added];
}

function premiumTerms(policy: PolicyRecord, requestedOn: IsoDate): CancellationTerms {
  const { startsOn, endsOn, freeLookUntil } = policy;
  const premium = policyPriceOf(policy).priceAfterTax;
  return cancellationTerms({ startsOn, endsOn, freeLookUntil, requestedOn, premium, hasClaim: false });
}

/** Waiting periods served at another insurer, which count up to the sum insured there. */
export function portedIn(
  { sumInsured, raised = [] }: PolicyRecord,
  insured: PolicyPeople['insured'],
): Pick<PolicyDto, 'ported'> {
  const brought = insured.filter(({ joinedOn }) => joinedOn !== undefined);
  const [since] = brought.map(({ coveredFrom = '' }) => coveredFrom).toSorted();
  if (since === undefined) return {};
  const raise = raised.find(({ on }) => brought.some(({ joinedOn }) => joinedOn === on));
  return { ported: { since, sumInsured: raise?.from ?? sumInsured } };
}

type ReadOn = { now: Date; locale: Locale; hasClaim: boolean; isContinued: boolean };

export function toPolicyDto(
  policy: PolicyRecord,
  refund: RefundDto | undefined,
  { now, locale, hasClaim, isContinued }: ReadOn,
): PolicyDto {
  const { quoteId, product, tier, sumInsured, tenure, cancelled } = policy;
  const { issuedOn, startsOn, endsOn, freeLookUntil, hasPhysicalCopy } = policy;
  const { holder, insured, nominee } = peopleOf(policy);
  const today = todayInIndia(now);
  return {
    policyNumber: policy._id,
    quoteId,
    product,
    productName: findProduct(product)?.name ?? product,
    tier,
    sumInsured,
    tenure,
    price: sayPlace(policyPriceOf(policy), locale),
    holder: holder.name,
    people: insured.map(({ memberId, name, relation, dateOfBirth }) => ({
      memberId,
      name,
      relation,
      dateOfBirth,
    })),
    nominee: nominee.name,
    issuedOn,
    startsOn,
    endsOn,
    freeLookUntil,
    hasPhysicalCopy,
    today,
    ...portedIn(policy, insured),
    ...(policy.renews !== undefined && { renews: { policyNumber: policy.renews } }),
    ...(policy.renewedBy !== undefined && { renewedBy: { policyNumber: policy.renewedBy } }),
    ...(isContinued && { isContinued }),
    cancellation: cancellationOf(policy, { requestedOn: today, hasClaim: hasClaim || isContinued }),
    ...(cancelled &&
      refund && {
        cancelled: { requestedOn: cancelled.requestedOn, amount: cancelled.refund, refund },
      }),
  };
}
