import {
  additionContext,
  coverAddition,
  findAddition,
  isAdditionWanted,
  isCovered,
} from '@/lib/server/services/my/additions';
import { tellAdded } from '@/lib/server/services/my/changeMessages';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import type { Extra } from '@/lib/server/services/payment/settleExtra';

/** A person who is added to a policy. */
export const addition: Extra = {
  isWanted: async (payment, now) => {
    const found = await findAddition(payment);
    return found !== undefined && isAdditionWanted(payment, found, now);
  },
  isGiven: async (payment) => {
    const { policy } = (await findAddition(payment)) ?? {};
    return policy !== undefined && isCovered(policy, payment);
  },
  give: async (payment, now) => {
    const covered = await coverAddition(payment, now);
    if (covered) await tellAdded(payment, covered, now);
    return Boolean(covered);
  },
  unwanted: 'nobody is to be added for it',
  contextOf: additionContext,
  payer: async (payment) => {
    const found = await findAddition(payment);
    if (!found) return null;
    const { change, policy } = found;
    return { to: peopleOf(policy).holder.mobileNumber, locale: change.language ?? 'en' };
  },
};
