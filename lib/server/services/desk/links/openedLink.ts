import type { SentLinkViewDto } from '@/lib/domain/desk/links';
import { todayInIndia } from '@/lib/domain/common/dates';
import { STANDING } from '@/lib/domain/quote/ownership';
import { isBought, nextStepOfQuote, productNameOf, type Quote } from '@/lib/domain/quote/quote';
import { toQuoteDto } from '@/lib/domain/quote/toQuoteDto';
import type { ResumeRecordDto } from '@/lib/domain/resume/contract';
import { nextPathOf, summaryUrl } from '@/lib/config/paths';
import type { LinkCodeBody } from '@/lib/validation/desk/links';
import {
  cancelLiveLink,
  findLink,
  findLinkByCode,
  insertLink,
  noteOpened,
  type SentLinkRecord,
} from '@/models/desk/sentLink';
import { touchLead } from '@/models/callbacks/dialerLead';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { keyedHash, lookupHash, randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { hashesOf } from '@/lib/server/oldHashes';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { countAskedMessage } from '@/lib/server/services/common/outbox';
import { leadIdsOf } from '@/lib/server/services/quote/leadIds';
import { findQuote } from '@/lib/server/services/quote/quoteStore';
import { updateQuote } from '@/lib/server/services/quote/quotes';
import { openJourney } from '@/lib/server/services/resume/journeys';
import { liveLink, sealedTo } from './linkRecord';
import { type LinkPlan, planLink, priceFor, priceToday } from './planLink';
import { postLink } from './sendLink';

/** Counts the opening, and shows plan and price. Personal data needs a code that proves the number. */
export async function openSentLink({ input, now }: ApiRequest<LinkCodeBody>): Promise<SentLinkViewDto> {
  const { link, quote } = await getOpenLink(input.linkCode, now);
  await noteOpened(link._id, now);
  await touchLead(leadIdsOf(quote._id).dialerId, now);
  const { amount: sent, tenure = quote.tenure ?? 1, kind } = link;
  const amount =
    kind === 'application' ? undefined : priceToday(quote, tenure, todayInIndia(now))?.priceAfterTax;
  return {
    kind,
    tenure,
    amount,
    productName: productNameOf(quote) ?? '',
    tier: quote.tier ?? '',
    sumInsured: quote.sumInsured ?? 0,
    ...(quote.sumInsuredUsd !== undefined && { sumInsuredUsd: quote.sumInsuredUsd }),
    isPaid: quote.paidAt !== undefined,
    ...(sent !== undefined && sent !== amount && { previousAmount: sent }),
  };
}

/** Gives the quote to whoever proved the number, sets the years that the link names, and answers where to go on. */
export async function enterSentLink(request: ApiRequest<LinkCodeBody>): Promise<ResumeRecordDto> {
  const { input, now, locale, caller } = request;
  await provenNumberOf(caller);
  const { link, quote } = await getOpenLink(input.linkCode, now);
  const { _id: quoteId } = quote;
  const record = await openJourney({ ...request, input: { quoteId } });
  // One audit entry for each link and session.
  const entryId = lookupHash('link-entered', `${link._id}|${caller.ownerHash}`);
  await audit('QUOTE_TAKEN_OVER', CUSTOMER, request, { quoteId, linkId: link._id }, entryId);
  if (link.kind === 'custom' && link.tenure !== quote.tenure && !isBought(quote)) {
    await updateQuote({ ...request, input: { quoteId, tenure: link.tenure } });
  }
  const current = await findQuote(quoteId, now);
  if (!current) throw new AppError('NOT_FOUND');
  const isAtSummary = ['verify', 'advisor', 'declaration'].includes(nextStepOfQuote(current));
  const isUnchecked = current.standing === STANDING.unchecked && !isBought(current);
  const url =
    isAtSummary || isUnchecked
      ? summaryUrl(quoteId, current.segment)
      : nextPathOf(toQuoteDto(current, locale));
  return { ...record, url };
}

/**
 * Sends the link anew to the same recipient, at today's price. The customer asked for it, so neither consent nor call
 * hours matter.
 */
export async function renewSentLink(request: ApiRequest<LinkCodeBody>): Promise<void> {
  const { input, now } = request;
  const link = await findByCode(input.linkCode);
  const { _id: before, quoteId } = link;
  const quote = await getQuote(link, now);
  if (link.status === 'cancelled' && link.cancelledBy !== CUSTOMER) throw new AppError('LINK_CANCELLED');
  if (await isRenewed(link, now)) return;
  await countAskedMessage(request);
  await countRequest(limits.sendLink, { route: 'sent-link-renew', addressHash: quoteId, now });
  const plan = await planRenewal(link, quote, now);
  const { replacedBy: id = randomId() } = link;
  const by = { by: CUSTOMER, now, replacedBy: id };
  // The second of two taps finds the link replaced.
  if (!link.replacedBy && !(await cancelLiveLink({ _id: before, quoteId }, by))) return;
  const requestHash = keyedHash('link-request', before);
  await insertLink(liveLink(id, { plan, requestHash, by: CUSTOMER }, now));
  const renewed = await findLink(id);
  if (renewed?.isLive) await postLink(renewed, plan, now);
}

async function planRenewal(link: SentLinkRecord, quote: Quote, now: Date): Promise<LinkPlan> {
  const { quoteId, kind, channel, applicationId } = link;
  const email = channel === 'email' ? sealedTo.unseal(link.to, link._id) : undefined;
  const amount =
    kind === 'custom' ? priceFor(quote, link.tenure, todayInIndia(now))?.priceAfterTax : undefined;
  const plan = await planLink({ kind, quoteId, applicationId, channel, email, amount }, now);
  const { refusal } = plan;
  if (refusal && !ASKED_ANYWAY.includes(refusal.code)) throw refusal;
  return plan;
}

/** Whether the renewal is complete. If a server stopped in between, the next tap does the rest. */
async function isRenewed({ status, validUntil, replacedBy }: SentLinkRecord, now: Date): Promise<boolean> {
  if (status !== 'cancelled') return validUntil > now;
  const renewed = await findLink(replacedBy ?? '');
  return renewed !== null && (!renewed.isLive || renewed.delivery === 'delivered');
}

const CUSTOMER = 'customer';
const ASKED_ANYWAY = ['NO_CONSENT', 'NO_CALL_TIME', 'LINK_LIMIT'];

async function getOpenLink(code: string, now: Date) {
  const link = await findByCode(code);
  const quote = await getQuote(link, now);
  if (link.status === 'cancelled') throw new AppError('LINK_CANCELLED');
  if (link.validUntil <= now && !isBought(quote)) throw new AppError('EXPIRED');
  return { link, quote };
}

async function findByCode(code: string): Promise<SentLinkRecord> {
  const [codeHash, before] = hashesOf('sent-link', code);
  const link = (await findLinkByCode(codeHash)) ?? (await findLinkByCode(before));
  if (!link) throw new AppError('NOT_FOUND');
  return link;
}

/** Throws if the quote's number has changed since: the quote is then not for the link's recipient. */
async function getQuote({ quoteId, mobileHash }: SentLinkRecord, now: Date): Promise<Quote> {
  const quote = await findQuote(quoteId, now);
  if (!quote || quote.completedAt || quote.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  return quote;
}
