import { coverAddition, findAddition } from '@/lib/server/services/my/additions';
import { tellAdded } from '@/lib/server/services/my/changeMessages';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import type { Extra } from './settleExtra';

/** Settles payments for a person who is added to a policy. */
export const addition: Extra = {
  give: async (payment, now) => {
    const covered = await coverAddition(payment, now);
    if (covered) await tellAdded(payment, covered, now);
    return Boolean(covered);
  },
  unwanted: 'nobody is to be added for it',
  payer: async (payment) => {
    const found = await findAddition(payment);
    if (!found) return null;
    const { change, policy } = found;
    return { to: peopleOf(policy).holder.mobileNumber, locale: change.language ?? 'en' };
  },
};
