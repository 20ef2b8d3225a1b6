import { paths } from '@/lib/config/paths';
import type { CaseDecision } from '@/lib/domain/desk/reviewCases';
import type { Quote } from '@/lib/domain/quote/quote';
import { findLanguage } from '@/models/callbacks/dialerLead';
import { findKyc } from '@/models/kyc/kycDetails';
import { siteLink } from '@/lib/server/siteLink';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { withdrawCall } from '@/lib/server/services/callbacks/callbacks';
import { postMessage } from '@/lib/server/services/common/outbox';
import { withdrawCase } from '@/lib/server/services/desk/reviewCases';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';
import { isOfPrice, type KycOutcome, outcomeOf, sentFormOf, settleKyc } from './kycOutcome';

/** There is nothing left to look at, or to call about. */
export async function withdrawReview(quoteId: string, now: Date): Promise<void> {
  await withdrawCase({ kind: 'kyc', quoteId }, now);
  await withdrawCall('identity', quoteId, now);
}

type Reviewed = { _id: string; quoteId: string; decision: CaseDecision };

export async function settleReviewedKyc(
  { _id: caseId, quoteId, decision }: Reviewed,
  now: Date,
): Promise<void> {
  const [quote, found] = await Promise.all([findQuoteAtAll(quoteId), findKyc(quoteId)]);
  if (!quote || !found || found.mobileHash !== quote.mobileHash) return;
  // A registry verified it meanwhile, or this is a repeat.
  if (quote.kyc === 'verified') return;
  // A form with another date of birth is proven separately.
  const sent = sentFormOf(found);
  if (!isOfPrice(sent, quote)) return;
  const { failure: _failure, ...kept } = outcomeOf(found) ?? {};
  const before = { ...kept, sent };
  const outcome: KycOutcome =
    decision === 'accepted'
      ? { ...before, status: 'verified' }
      : { ...before, status: 'failed', failure: 'review' };
  const settled = await settleKyc(quote, outcome);
  if (settled.quote.kyc === 'failed') await tellToConfirm(settled.quote, caseId, now);
}

/** Without this message a customer who left the page would wait for a decision that nobody may make. */
async function tellToConfirm({ _id: quoteId, person, dialerId }: Quote, caseId: string, now: Date) {
  const { mobileNumber: to } = person;
  if (to === undefined) return;
  const locale = await findLanguage(dialerId);
  const link = siteLink(paths.kyc(quoteId), locale);
  const words = wordMessage('policy.identity', { link }, locale);
  const onceFor = `identity-declined|${caseId}`;
  const message = { ...words, purpose: 'identity-declined', quoteId, link, onceFor };
  await postMessage({ ...message, channel: 'sms', to }, now);
}
