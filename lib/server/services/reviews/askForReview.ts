import { paths } from '@/lib/config/paths';
import type { Locale } from '@/lib/domain/common/locales';
import { keptUntil } from '@/lib/domain/common/retention';
import { reviewAskedAt, type ReviewAbout } from '@/lib/domain/reviews/review';
import { lookupHash } from '@/lib/server/crypto';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { sealedField } from '@/lib/server/services/common/personalData';
import { siteLink } from '@/lib/server/siteLink';
import { insertReview, leaseReview, markReviewAsked } from '@/models/reviews/review';

const LEASE_MS = 30_000;

type Ask = { to: string; code: string };
const sealedAsk = sealedField<Ask>('reviewAndRatings', 'ask');

/** Of a code we keep the hash alone. */
export const reviewIdOf = (code: string) => lookupHash('review', code);

type Asked = { about: ReviewAbout; subjectId: string; product: string; to: string; language: Locale };

/** Once for each policy and claim, however often it is called. */
export async function askForReview(
  { about, subjectId, product, to, language }: Asked,
  now: Date,
): Promise<void> {
  const code = lookupHash('review-code', `${about}|${subjectId}`);
  const _id = reviewIdOf(code);
  await insertReview({
    ...{ _id, about, product, language, createdAt: now },
    ask: sealedAsk.seal({ to, code }, _id),
    askDueAt: reviewAskedAt(about, now),
    expiresAt: keptUntil('review', now),
  });
}

/** Worker job: one message with the link. */
export async function askNextReview(now: Date): Promise<boolean> {
  const review = await leaseReview(now, new Date(now.getTime() + LEASE_MS));
  if (!review) return false;
  const { _id, about, ask, language } = review;
  if (ask !== undefined) {
    const { to, code } = sealedAsk.unseal(ask, _id);
    const link = siteLink(paths.review(code), language);
    const words = wordMessage(`review.${about}`, { link }, language);
    const onceFor = `review|${_id}`;
    await postMessage({ ...words, purpose: 'review-asked', channel: 'sms', to, link, onceFor }, now);
  }
  await markReviewAsked(_id);
  return true;
}
