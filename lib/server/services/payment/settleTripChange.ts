import { findTripPolicyOf } from '@/models/travel/tripPolicy';
import { findLanguage } from '@/models/callbacks/dialerLead';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';
import { applyTripChange } from '@/lib/server/services/travel/tripChanges';
import { contractOf } from '@/lib/server/services/travel/tripContract';
import type { Extra } from './settleExtra';

/** Settles payments for other days of a trip. */
export const tripChange: Extra = {
  give: async (payment, now) => Boolean(await applyTripChange(payment, now)),
  unwanted: 'these days are not wanted any more',
  payer: async ({ quoteId }) => {
    const policy = await findTripPolicyOf(quoteId);
    if (!policy) return null;
    const locale = await findLanguage((await findQuoteAtAll(quoteId))?.dialerId);
    return { to: contractOf(policy).holder.mobileNumber, locale };
  },
};
