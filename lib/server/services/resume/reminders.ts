import { todayInIndia } from '@/lib/domain/common/dates';
import { productNameOf, type Quote } from '@/lib/domain/quote/quote';
import { isTripOpen } from '@/lib/domain/quote/repricing/repriceQuote';
import { isDaytime } from '@/lib/domain/common/daytime';
import { nextReminder } from '@/lib/domain/resume/reminders';
import { leaseReminder, type RevisitRecord, settleReminder } from '@/models/resume/revisit';
import { toLocale } from '@/lib/i18n/locales';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { contactConsentOf, isStoppedFor } from '@/lib/server/services/consents/contactConsent';
import { messageHashOf, postMessage } from '@/lib/server/services/common/outbox';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { findQuote } from '@/lib/server/services/quote/quoteStore';
import { forgetIfGone } from './forgetJourney';
import { makeResumeLink } from './resumeLinks';

const LEASE_MS = 60_000;

export async function remindNext(now: Date): Promise<boolean> {
  if (!isDaytime(now)) return false;
  const revisit = await leaseReminder(now, new Date(now.getTime() + LEASE_MS));
  if (!revisit) return false;
  const before = revisit.remindersSent ?? 0;
  const isDue = nextReminder(before, revisit.updatedAt) !== undefined;
  const remindersSent = isDue && (await remind(revisit, before + 1, now)) ? before + 1 : before;
  const next = remindersSent > before ? nextReminder(remindersSent, revisit.updatedAt) : undefined;
  await settleReminder(revisit, { remindersSent, next });
  return true;
}

async function remind({ quoteId }: RevisitRecord, count: number, now: Date): Promise<boolean> {
  const quote = await findQuote(quoteId, now);
  const { consent } = quote && !quote.paidAt ? await contactConsentOf(quote.mobileHash, now) : {};
  const { mobileNumber: to } = quote ? quote.person : {};
  if (!quote || !consent || !to || hasBegun(quote, now)) return false;
  if (await isStoppedFor(quote)) return false;
  if (!(await mayRemind(to, now))) return false;
  const locale = toLocale(consent.language);
  const link = await makeResumeLink(quote, { channel: 'sms', to }, { locale, now });
  const plan = productNameOf(quote);
  const words = plan
    ? wordMessage('resume.reminder', { plan, link }, locale)
    : wordMessage('resume.reminderStarted', { link }, locale);
  const onceFor = `reminder|${quoteId}|${count}`;
  await postMessage({ channel: 'sms', to, purpose: 'reminder', quoteId, ...words, link, onceFor }, now);
  return !(await forgetIfGone(quoteId));
}

function hasBegun(quote: Quote, now: Date): boolean {
  return quote.trip !== undefined && !isTripOpen(quote, todayInIndia(now));
}

async function mayRemind(to: string, now: Date): Promise<boolean> {
  const counted = { route: 'reminder', addressHash: messageHashOf(to), now };
  return countRequest(limits.remind, counted).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
}
