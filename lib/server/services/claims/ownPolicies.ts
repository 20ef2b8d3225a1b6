import type { ClaimablePoliciesDto, ClaimablePolicyDto } from '@/lib/domain/claims/contract';
import { quickAnswerOf } from '@/lib/domain/claims/quickAnswer';
import { coverLeftOn } from '@/lib/domain/claims/settle/coverLeft';
import { todayInIndia } from '@/lib/domain/common/dates';
import { toRupees } from '@/lib/domain/common/money';
import { keepsEntryAge } from '@/lib/domain/renewals/ratedAge';
import { findProduct } from '@/lib/domain/plans/products';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { findPolicy, listPoliciesOf, type PolicyRecord } from '@/models/policy/policy';
import { pastClaimsOf } from './claimRecord';
import { hasPaidClaim, policyTermsOf } from './policyTerms';

const MOST = 50;

type Asked = Pick<ApiRequest<unknown>, 'caller' | 'now'>;

export async function listClaimablePolicies({ caller, now }: Asked): Promise<ClaimablePoliciesDto> {
  const policies = await listPoliciesOf(await provenNumberOf(caller), MOST);
  return {
    today: todayInIndia(now),
    policies: await Promise.all(policies.map((policy) => toClaimablePolicy(policy, now))),
  };
}

export async function readClaimablePolicy({
  input,
  caller,
  now,
}: Asked & { input: { policyNumber: string } }): Promise<ClaimablePolicyDto> {
  const mobileHash = await provenNumberOf(caller);
  const policy = await findPolicy(input.policyNumber);
  if (policy?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  return toClaimablePolicy(policy, now);
}

/** The policy of the insured person whom a claim is for. */
export async function findPolicyOfMember(
  memberId: string,
  mobileHash: string,
): Promise<PolicyRecord | undefined> {
  const policy = await findPolicy(memberId.replace(/-\d+$/, ''));
  if (policy?.mobileHash !== mobileHash) return undefined;
  return peopleOf(policy).insured.some((each) => each.memberId === memberId) ? policy : undefined;
}

async function toClaimablePolicy(policy: PolicyRecord, now: Date): Promise<ClaimablePolicyDto> {
  const { _id: policyNumber, product, tier, sumInsured, startsOn, endsOn } = policy;
  const terms = await policyTermsOf(policy);
  const today = todayInIndia(now);
  const past = await pastClaimsOf(policyNumber);
  const left = terms && coverLeftOn(terms, past, today);
  return {
    policyNumber,
    product,
    tier,
    sumInsured,
    startsOn,
    endsOn,
    productName: findProduct(product)?.name ?? product,
    people: peopleOf(policy).insured.map(({ memberId, name, dateOfBirth }) => ({
      memberId,
      name,
      dateOfBirth,
    })),
    ...(terms &&
      left && {
        left: {
          sumInsured: toRupees(left.base),
          carried: toRupees(left.carried),
          deductible: toRupees(left.deductible),
        },
        coPaymentPercent: terms.coPaymentPercent,
      }),
    quickAnswer: quickAnswerOf(policy, today),
    ...(keepsEntryAge(policy) && !(await hasPaidClaim(policy)) && { endsEntryAge: true }),
    ...(policy.cancelled && { cancelledOn: policy.cancelled.requestedOn }),
  };
}
