import type { DeskTermsDto } from '@/lib/domain/claims/desk/contract';
import { coverLeftOn } from '@/lib/domain/claims/settle/coverLeft';
import { waitsOf } from '@/lib/domain/claims/settle/notCoveredYet';
import type { IsoDate } from '@/lib/domain/common/dates';
import { toRupees } from '@/lib/domain/common/money';
import type { ClaimCaseRecord } from '@/models/claims/claimCase';
import type { PolicyRecord } from '@/models/policy/policy';
import { pastClaimsOf } from '@/lib/server/services/claims/claimRecord';
import { personTermsOf } from '@/lib/server/services/claims/personTerms';

/** The policy's terms as the desk needs them for this claim; undefined for a plan that pays no hospital bills. */
export async function deskTermsOf(
  policy: PolicyRecord,
  claim: ClaimCaseRecord,
  admittedOn: IsoDate,
): Promise<DeskTermsDto | undefined> {
  const terms = await personTermsOf(policy, claim);
  if (!terms) return undefined;
  const left = coverLeftOn(terms, await pastClaimsOf(policy._id, claim._id), admittedOn);
  const coversMaternity = terms.maternityMonths !== undefined;
  const { startsOn, endsOn, room, daysBefore, daysAfter, paysConsumables, coPaymentPercent, cash } = terms;
  return {
    startsOn,
    endsOn,
    room,
    daysBefore,
    daysAfter,
    paysConsumables,
    coPaymentPercent,
    coversMaternity,
    admittedOn,
    sumInsured: policy.sumInsured,
    left: {
      sumInsured: toRupees(left.base),
      carried: toRupees(left.carried),
      deductible: toRupees(left.deductible),
    },
    waits: waitsOf(terms, {
      kind: coversMaternity ? 'maternity' : 'illness',
      isExisting: true,
      isNamed: true,
    }).map(({ reason, coveredFrom }) => ({ reason, coveredFrom })),
    ...(cash && { cash: { perDay: toRupees(cash.perDay), fromDay: cash.fromDay } }),
  };
}
