import { paths } from '@/lib/config/paths';
import { acceptedUntil } from '@/lib/domain/payment/acceptance';
import { addDays, formatDayMonthYear, todayInIndia } from '@/lib/domain/common/dates';
import type { Quote } from '@/lib/domain/quote/quote';
import type { Decision } from '@/lib/domain/quote/journey/nextStep';
import { DECISION_DAYS } from '@/lib/domain/policy/terms.data';
import type { ApplicationRecord } from '@/models/application/application';
import { formatMoney } from '@/lib/i18n/format';
import { type Cancellation, findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { siteLink } from '@/lib/server/siteLink';
import { refusalOf } from '@/lib/server/services/application/applicationRecord';
import { askForReview } from '@/lib/server/services/reviews/askForReview';
import { postMessage } from '@/lib/server/services/common/outbox';
import { type MessageKey, wordMessage } from '@/lib/server/services/common/messageTexts';
import { peopleOf } from './policyRecord';

const keys: Record<Decision, MessageKey> = {
  accepted: 'policy.issued',
  referred: 'policy.referred',
  declined: 'policy.declined',
};

export async function tellDecision(application: ApplicationRecord, quote: Quote, now: Date): Promise<void> {
  const { decision = 'referred', signature, submittedAt = now } = application;
  const { policyNumber = '' } = quote;
  const { language = 'en' } = signature ?? {};
  const page = policyNumber
    ? paths.policy(policyNumber)
    : paths.appform(application.product, application._id);
  const link = siteLink(page, language);
  const answerBy = formatDayMonthYear(addDays(todayInIndia(submittedAt), DECISION_DAYS));
  const reason = refusalOf(application) ?? '';
  const words = wordMessage(keys[decision], { policyNumber, link, answerBy, reason }, language);
  const onceFor = `proposal-${decision}|${application._id}`;
  const message = { ...words, purpose: `proposal-${decision}`, quoteId: quote._id, link, onceFor };
  const to = quote.person.mobileNumber;
  if (to !== undefined) await postMessage({ ...message, channel: 'sms', to }, now);
  const policy = policyNumber ? await findPolicy(policyNumber) : null;
  if (!policy) return;
  const { email, mobileNumber } = peopleOf(policy).holder;
  await postMessage({ ...message, channel: 'email', to: email }, now);
  const subject = { about: 'policy' as const, subjectId: policyNumber, product: policy.product };
  await askForReview({ ...subject, to: mobileNumber, language }, now);
}

/** Tells the customer of an accepted but unpaid proposal until when to pay: once, however often it is called. */
export async function tellToPay(
  { _id, signature }: ApplicationRecord,
  quote: Quote,
  now: Date,
): Promise<void> {
  const { language = 'en' } = signature ?? {};
  const to = quote.person.mobileNumber;
  const until = acceptedUntil(quote);
  if (to === undefined || until === undefined) return;
  const link = siteLink(paths.startPayment(quote._id), language);
  const words = wordMessage('policy.accepted', { until: formatDayMonthYear(until), link }, language);
  const onceFor = `proposal-unpaid|${_id}`;
  const message = { ...words, purpose: 'proposal-unpaid', quoteId: quote._id, link, onceFor };
  await postMessage({ ...message, channel: 'sms', to }, now);
}

/** Tells the customer of a cancellation: once, however often it is called. */
export async function tellCancellation(
  policy: PolicyRecord,
  { refund, language }: Cancellation,
  now: Date,
): Promise<void> {
  const { mobileNumber: to } = peopleOf(policy).holder;
  const values = { policyNumber: policy._id, refund: formatMoney(refund) };
  const words = wordMessage('policy.cancelled', values, language);
  const link = siteLink(paths.policy(policy._id), language);
  const onceFor = `policy-cancelled|${policy._id}`;
  await postMessage(
    { ...words, purpose: 'policy-cancelled', quoteId: policy.quoteId, channel: 'sms', to, link, onceFor },
    now,
  );
}
