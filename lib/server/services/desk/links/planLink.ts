import { type LinkKind, lastDayOfLink, LINKS_A_DAY } from '@/lib/domain/desk/links';
import { addDays, type IsoDate, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import type { Locale } from '@/lib/domain/common/locales';
import { TENURES } from '@/lib/domain/plans/planTerms.data';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import type { BoughtPrice } from '@/lib/domain/payment/boughtPrice';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { isTrip, needsAdvisor, type Quote } from '@/lib/domain/quote/quote';
import { repriceFamily, repriceTrip } from '@/lib/domain/quote/repricing/repriceQuote';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { toLocale } from '@/lib/i18n/locales';
import { findApplication } from '@/models/application/application';
import type { DialerLeadRecord } from '@/models/callbacks/dialerLead';
import { countSentLinks } from '@/models/desk/sentLink';
import { AppError, invalidField } from '@/lib/server/http/errors';
import { findPlace } from '@/lib/server/places/places';
import { countOpenAnswers } from '@/lib/server/services/application/applicationRecord';
import { checkMayCall, isStoppedFor } from '@/lib/server/services/consents/contactConsent';
import { findDeskQuote } from '@/lib/server/services/desk/drawer/foundQuote';

export type LinkWish = {
  kind: LinkKind;
  quoteId?: string;
  applicationId?: string;
  channel: Channel;
  email?: string;
  /** The amount that the sender saw; for a custom link, the one that is asked for. */
  amount?: number;
};

export type LinkPlan = {
  kind: LinkKind;
  quote: Quote;
  applicationId?: string;
  channel: Channel;
  to: string;
  language: Locale;
  price?: BoughtPrice;
  openAnswers?: number;
  lastDay: IsoDate;
  /** Why the link may not be sent now. */
  refusal?: AppError;
};

/** Preview and send use the same plan. Throws NOT_FOUND for a quote whose customer never asked to be called. */
export async function planLink(wish: LinkWish, now: Date): Promise<LinkPlan> {
  const { quote, lead } = await findDeskQuote(await quoteIdOf(wish), now);
  const { kind, channel, applicationId } = wish;
  const today = todayInIndia(now);
  const price = kind === 'application' ? undefined : priceOf(quote, kind, wish.amount, today);
  const to = channel === 'email' ? wish.email : quote.person.mobileNumber;
  if (to === undefined) throw invalidField('email', 'validation.email');
  const refusal =
    refusalOfQuote(quote, lead, kind) ??
    (kind === 'application' ? undefined : refusalOfAmount(quote, price, wish, today)) ??
    (await refusalNow(quote, now));
  return {
    kind,
    quote,
    applicationId,
    channel,
    to,
    price,
    refusal,
    language: toLocale(lead?.language),
    openAnswers: kind === 'application' ? await openAnswersOf(quote, now) : undefined,
    lastDay: lastDayOfLink(today, price?.validUntil),
  };
}

/** Today's price for this number of years; undefined for a trip. */
export function priceFor(quote: Quote, tenure: number | undefined, today: IsoDate): PriceDto | undefined {
  return isTrip(quote) ? undefined : repriceFamily({ ...quote, tenure }, findPlace(quote), today);
}

/** Today's price for this number of years, or of a trip, which has none. */
export function priceToday(
  quote: Quote,
  tenure: number | undefined,
  today: IsoDate,
): BoughtPrice | undefined {
  return isTrip(quote) ? repriceTrip(quote, today) : priceFor(quote, tenure, today);
}

export function offersOf(quote: Quote, today: IsoDate): PriceDto[] {
  return TENURES.flatMap((tenure) => priceFor(quote, tenure, today) ?? []);
}

/** Its last moment, so that it is told as this day and not as the next one. */
export function endOfDay(day: IsoDate): Date {
  return new Date(startInIndia(addDays(day, 1)).getTime() - 1);
}

async function quoteIdOf({ quoteId, applicationId = '' }: LinkWish): Promise<string> {
  return quoteId ?? (await findApplication(applicationId))?.quoteId ?? '';
}

async function openAnswersOf(quote: Quote, now: Date): Promise<number> {
  const application = await findApplication(quote.applicationId ?? '');
  return isTrip(quote) ? 0 : countOpenAnswers(quote, application, now);
}

function priceOf(
  quote: Quote,
  kind: LinkKind,
  amount: number | undefined,
  today: IsoDate,
): BoughtPrice | undefined {
  if (kind === 'payment') return priceToday(quote, quote.tenure, today);
  return offersOf(quote, today).find(({ priceAfterTax }) => priceAfterTax === amount);
}

function refusalOfQuote(quote: Quote, lead: DialerLeadRecord | null, kind: LinkKind): AppError | undefined {
  if (quote.decision === 'declined' || lead?.status === LEAD_STATUS.declined) return new AppError('DECLINED');
  if (kind !== 'application' && quote.paidAt) return new AppError('ALREADY_PAID');
  if (kind === 'application' && !quote.paidAt) return new AppError('NOT_PAID');
  if (kind === 'application' && quote.submittedAt) return new AppError('NOTHING_OPEN');
  return undefined;
}

function refusalOfAmount(
  quote: Quote,
  price: BoughtPrice | undefined,
  { kind, amount }: LinkWish,
  today: IsoDate,
): AppError | undefined {
  if (needsAdvisor(quote)) return new AppError('ADVISOR_ONLY');
  if (kind === 'custom' && !price) return refusalOfCustom(quote, amount ?? 0, today);
  if (!price) return new AppError('NO_PRICE');
  if (amount === undefined || amount === price.priceAfterTax) return undefined;
  return new AppError('PRICE_CHANGED', { amounts: { before: amount, now: price.priceAfterTax } });
}

/** The server alone makes the price: a custom amount is one of the filed prices of this quote. */
function refusalOfCustom(quote: Quote, amount: number, today: IsoDate): AppError {
  const own = priceFor(quote, quote.tenure, today);
  if (!own) return new AppError('NO_PRICE');
  return new AppError(amount < own.priceAfterTax ? 'BELOW_PRICE' : 'AMOUNT_NOT_FILED');
}

async function refusalNow(quote: Quote, now: Date): Promise<AppError | undefined> {
  try {
    if (await isStoppedFor(quote)) throw new AppError('NO_CONSENT', { reason: 'withdrawn' });
    await checkMayCall(quote.mobileHash, now);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  return (await countToday(quote._id, now)) < LINKS_A_DAY ? undefined : new AppError('LINK_LIMIT');
}

export function countToday(quoteId: string, now: Date): Promise<number> {
  return countSentLinks(quoteId, startInIndia(todayInIndia(now)));
}
