import { paths } from '@/lib/config/paths';
import { formatDayMonthYear, startInIndia } from '@/lib/domain/common/dates';
import type { Quote } from '@/lib/domain/quote/quote';
import { TRAVEL } from '@/lib/domain/travel/trip';
import { formatMoney } from '@/lib/i18n/format';
import { findLanguage } from '@/models/callbacks/dialerLead';
import type { TripPolicyRecord } from '@/models/travel/tripPolicy';
import { postMessage } from '@/lib/server/services/common/outbox';
import { wordKindOfTrip, wordMessage } from '@/lib/server/services/common/messageTexts';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';
import { askForReview } from '@/lib/server/services/reviews/askForReview';
import { siteLink } from '@/lib/server/siteLink';
import { contractOf } from './tripContract';

/** Tells of the certificate that a change made. */
export async function tellTripChanged(policy: TripPolicyRecord, now: Date): Promise<void> {
  const quote = await findQuoteAtAll(policy.quoteId);
  await tellTripIssued(policy, quote ?? {}, now);
}

/** Tells the holder by SMS and mail, once for each certificate. */
export async function tellTripIssued(
  policy: TripPolicyRecord,
  quote: Pick<Quote, 'dialerId'>,
  now: Date,
): Promise<void> {
  const { _id: policyNumber, quoteId, certificate } = policy;
  const { holder, trip } = contractOf(policy);
  const locale = await findLanguage(quote.dialerId);
  const link = siteLink(paths.policy(policyNumber), locale);
  const kind = wordKindOfTrip(trip, locale);
  const values = { policyNumber, link, kind, startsOn: formatDayMonthYear(trip.startsOn) };
  const words = wordMessage(certificate === 1 ? 'trip.issued' : 'trip.replaced', values, locale);
  const onceFor = `trip-certificate|${policyNumber}|${certificate}`;
  const message = { ...words, purpose: 'trip-issued', quoteId, link, onceFor };
  await postMessage({ ...message, channel: 'sms', to: holder.mobileNumber }, now);
  await postMessage({ ...message, channel: 'email', to: holder.email }, now);
  const about = { about: 'trip', subjectId: policyNumber, product: TRAVEL.slug } as const;
  const to = { to: holder.mobileNumber, language: locale };
  await askForReview({ ...about, ...to }, now, startInIndia(trip.endsOn));
}

/** Sent once, however often it is called. */
export async function tellTripCancelled(policy: TripPolicyRecord, now: Date): Promise<void> {
  const { _id: policyNumber, quoteId, cancelled } = policy;
  if (!cancelled) return;
  const { refund, language } = cancelled;
  const { holder, trip } = contractOf(policy);
  const values = { policyNumber, kind: wordKindOfTrip(trip, language), refund: formatMoney(refund) };
  const words = wordMessage('trip.cancelled', values, language);
  const link = siteLink(paths.policy(policyNumber), language);
  const onceFor = `trip-cancelled|${policyNumber}`;
  const message = { ...words, purpose: 'trip-cancelled', quoteId, link, onceFor };
  await postMessage({ ...message, channel: 'sms', to: holder.mobileNumber }, now);
}
