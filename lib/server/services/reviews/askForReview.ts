import { paths } from '@/lib/config/paths';
import { COUNTED_STATUSES } from '@/lib/domain/claims/claim';
import { startInIndia } from '@/lib/domain/common/dates';
import type { Locale } from '@/lib/domain/common/locales';
import { keptUntil } from '@/lib/domain/common/retention';
import { isDaytime } from '@/lib/domain/common/daytime';
import { reviewAskedAt, type ReviewAbout } from '@/lib/domain/reviews/review';
import { lookupHash } from '@/lib/server/crypto';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { mobileHashOf, sealedField } from '@/lib/server/services/common/personalData';
import { contractOf } from '@/lib/server/services/travel/tripContract';
import { siteLink } from '@/lib/server/siteLink';
import { hasClaimIn } from '@/models/claims/claimCase';
import { hasWithdrawn } from '@/models/consents/consent';
import { findTripPolicy } from '@/models/travel/tripPolicy';
import {
  deferReview,
  insertReview,
  leaseReview,
  markReviewAsked,
  type ReviewRecord,
} from '@/models/reviews/review';

const LEASE_MS = 30_000;

/** `trip`: the policy of a trip that must be over first. */
type Ask = { to: string; code: string; trip?: string };
const sealedAsk = sealedField<Ask>('reviewAndRatings', 'ask');

/** We store only a hash of the code. */
export const reviewIdOf = (code: string) => lookupHash('review', code);

type Asked = { about: ReviewAbout; subjectId: string; product: string; to: string; language: Locale };

/** Schedules the question some days after `from`: once for each policy, claim and trip, however often it is called. */
export async function askForReview(
  { about, subjectId, product, to, language }: Asked,
  now: Date,
  from = now,
): Promise<void> {
  const code = lookupHash('review-code', `${about}|${subjectId}`);
  const _id = reviewIdOf(code);
  await insertReview({
    _id,
    about,
    product,
    language,
    createdAt: now,
    ask: sealedAsk.seal({ to, code, ...(about === 'trip' && { trip: subjectId }) }, _id),
    askDueAt: reviewAskedAt(about, from),
    expiresAt: keptUntil('review', from),
  });
}

/** Worker job: sends one message with the link, by daylight, and none to customers who want no messages. */
export async function askNextReview(now: Date): Promise<boolean> {
  if (!isDaytime(now)) return false;
  const review = await leaseReview(now, new Date(now.getTime() + LEASE_MS));
  if (!review) return false;
  const { _id, ask: sealed } = review;
  const ask = sealed === undefined ? undefined : sealedAsk.unseal(sealed, _id);
  const later = ask?.trip === undefined ? undefined : await tripAskedAt(ask.trip, now);
  if (later instanceof Date) {
    await deferReview(_id, later);
    return true;
  }
  if (ask && later !== 'never' && !(await hasWithdrawn(mobileHashOf(ask.to)))) await post(review, ask, now);
  await markReviewAsked(_id);
  return true;
}

/**
 * When to ask about a trip, whose days may have changed since: undefined means now. Never if it was cancelled, or if a
 * claim was told, about which the customer is asked instead.
 */
async function tripAskedAt(policyNumber: string, now: Date): Promise<Date | 'never' | undefined> {
  const policy = await findTripPolicy(policyNumber);
  if (!policy || policy.cancelled) return 'never';
  if (await hasClaimIn(policyNumber, [...COUNTED_STATUSES, 'refused'])) return 'never';
  const due = reviewAskedAt('trip', startInIndia(contractOf(policy).trip.endsOn));
  return due > now ? due : undefined;
}

async function post({ _id, about, language }: ReviewRecord, { to, code }: Ask, now: Date): Promise<void> {
  const link = siteLink(paths.review(code), language);
  const words = wordMessage(`review.${about}`, { link }, language);
  const onceFor = `review|${_id}`;
  await postMessage({ ...words, purpose: 'review-asked', channel: 'sms', to, link, onceFor }, now);
}
