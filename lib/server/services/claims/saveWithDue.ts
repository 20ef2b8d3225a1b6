import { stepsOf } from '@/lib/domain/claims/claimEvents';
import { quickAnswerOf } from '@/lib/domain/claims/quickAnswer';
import { isIsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { type ClaimCaseRecord, NEVER_DUE, saveClaimCase } from '@/models/claims/claimCase';
import { findPolicy } from '@/models/policy/policy';
import { claimAnswersOf } from './claimRecord';

/**
 * Saves a claim after an event, with what is due next: the desk's queue sorts and filters by it. Null on a concurrent
 * save.
 */
export async function saveWithDue(claim: ClaimCaseRecord): Promise<ClaimCaseRecord | null> {
  const { kind } = claimAnswersOf(claim);
  const requestMinutes = await requestMinutesOf(claim);
  const steps = stepsOf({ ...claim, kind: kind ?? 'cashless', requestMinutes, now: claim.updatedAt });
  const due = steps.find(({ dueAt }) => dueAt);
  return saveClaimCase({
    ...claim,
    ...(kind && { kind }),
    dueBy: due?.dueAt === undefined ? NEVER_DUE : new Date(due.dueAt),
    ...(due && { dueFor: due.what }),
  });
}

/** How soon we promise to answer a cashless request, which depends on the policy. */
async function requestMinutesOf(claim: ClaimCaseRecord): Promise<number> {
  if (!claim.events.some(({ what }) => what === 'requested')) return 0;
  const policy = await findPolicy(claim.policyNumber ?? '');
  const { admittedOn } = claimAnswersOf(claim);
  const day = isIsoDate(admittedOn) ? admittedOn : todayInIndia(claim.updatedAt);
  return policy ? quickAnswerOf(policy, day).minutes : 0;
}
