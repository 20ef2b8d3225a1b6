import { findTripPolicyOf } from '@/models/travel/tripPolicy';
import { findLanguage } from '@/models/callbacks/dialerLead';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';
import {
  applyTripChange,
  isTripChanged,
  isTripChangeWanted,
  tripChangeContext,
} from '@/lib/server/services/travel/tripChanges';
import { contractOf } from '@/lib/server/services/travel/tripContract';
import type { Extra } from '@/lib/server/services/payment/settleExtra';

/** Other days of a trip. */
export const tripChange: Extra = {
  isWanted: async (payment, now) => {
    const policy = await findTripPolicyOf(payment.quoteId);
    return policy !== null && isTripChangeWanted(payment, policy, now);
  },
  isGiven: async (payment) => {
    const policy = await findTripPolicyOf(payment.quoteId);
    return policy !== null && isTripChanged(policy, payment);
  },
  give: async (payment, now) => Boolean(await applyTripChange(payment, now)),
  unwanted: 'these days are not wanted any more',
  contextOf: tripChangeContext,
  payer: async ({ quoteId }) => {
    const policy = await findTripPolicyOf(quoteId);
    if (!policy) return null;
    const locale = await findLanguage((await findQuoteAtAll(quoteId))?.dialerId);
    return { to: contractOf(policy).holder.mobileNumber, locale };
  },
};
