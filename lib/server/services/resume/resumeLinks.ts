import { randomBytes } from 'node:crypto';
import type { OpenedLinkDto } from '@/lib/domain/resume/contract';
import { productNameOf, type Quote } from '@/lib/domain/quote/quote';
import type { Channel } from '@/lib/domain/verify/otp.data';
import { maskMobile } from '@/lib/domain/common/phone';
import { paths } from '@/lib/config/paths';
import type { Locale } from '@/lib/i18n/locales';
import type { LinkBody, LinkTokenBody } from '@/lib/validation/resume/requests';
import { DAY_MS } from '@/lib/domain/common/dates';
import { findResumeLink, insertResumeLink, type ResumeLinkRecord } from '@/models/resume/resumeLink';
import {
  admitToRevisit,
  changeRevisit,
  findNewestRevisit,
  type RevisitRecord,
} from '@/models/resume/revisit';
import type { Caller } from '@/lib/server/auth/caller';
import { keyedHash, randomId } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { note } from '@/lib/server/telemetry/notes';
import { siteLink } from '@/lib/server/siteLink';
import { countAskedMessage, messageHashOf, postMessage } from '@/lib/server/services/common/outbox';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { mobileHashOf, sealedField } from '@/lib/server/services/common/personalData';
import { findQuote } from '@/lib/server/services/quote/quoteStore';
import { checkNotForgotten } from './forgetJourney';
import { findReadableRevisit } from './revisits';

const LINK_MS = DAY_MS;
/** An expired link can still be renewed with one tap for this long. */
const RENEWABLE_MS = 14 * LINK_MS;

const sealedTo = sealedField<string>('resumeLinks', 'to');

type Asked = Pick<ApiRequest<unknown>, 'locale' | 'now'>;
type Recipient = { channel: Channel; to: string };

/** The link opens the journey on another device; personal data still needs a code. */
export async function sendResumeLink(request: ApiRequest<LinkBody>): Promise<void> {
  const { input, caller, now } = request;
  const record = await findReadableRevisit(input.uuid, caller, now);
  if (!record || record.quote.completedAt) throw new AppError('NOT_FOUND');
  if (!record.quote.mobileHash) throw new AppError('STEP_NOT_REACHED');
  await send(record.quote, input, request);
}

export async function renewResumeLink(request: ApiRequest<LinkTokenBody>): Promise<void> {
  const link = await getLink(request.input.token);
  const quote = await getOpenQuote(link, request.now);
  await send(quote, { channel: link.channel, to: sealedTo.unseal(link.to, link._id) }, request);
}

/** Reusable for a day. Shows only the plan until the number is proven. */
export async function openResumeLink({
  input,
  caller,
  now,
}: ApiRequest<LinkTokenBody>): Promise<OpenedLinkDto> {
  const link = await getLink(input.token);
  const quote = await getOpenQuote(link, now);
  if (link.expiresAt < now) throw new AppError('EXPIRED');
  const record = await findNewestRevisit(link.quoteId, now);
  if (!record) throw new AppError('NOT_FOUND');
  await admitByLink(record, quote, caller);
  note('resume', { step: 'link' });
  const { productName, tier } = planNamesOf(quote);
  return {
    quoteId: quote._id,
    mobileNumber: maskMobile(quote.person.mobileNumber ?? '') ?? '',
    ...(productName !== undefined && { productName, tier }),
  };
}

export async function makeResumeLink(
  { _id: quoteId, ownership }: Quote,
  { channel, to }: Recipient,
  { locale, now }: Asked,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const id = linkIdOf(token);
  await insertResumeLink({
    _id: id,
    quoteId,
    ownership,
    channel,
    to: sealedTo.seal(to, id),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_MS),
    purgeAt: new Date(now.getTime() + RENEWABLE_MS),
  });
  // The token is in the fragment, so that no server, log or mail scanner sees it.
  return `${siteLink(paths.continue, locale)}#${token}`;
}

function planNamesOf(quote: Quote): { productName?: string; tier?: string } {
  return { productName: productNameOf(quote), tier: quote.tier };
}

async function send(
  quote: Quote,
  { channel, to }: Recipient,
  asked: Asked & Pick<ApiRequest<unknown>, 'caller'>,
): Promise<void> {
  const { locale, now } = asked;
  await countAskedMessage(asked);
  await countRequest(limits.sendLink, { route: 'resume-link', addressHash: quote._id, now });
  // Messages that strangers ask for don't use up the limit of the number's owner.
  const isOwn = mobileHashOf(to) === quote.mobileHash && quote.provenBy?.includes(asked.caller.ownerHash);
  if (!isOwn) {
    await countRequest(limits.sendLinkTo, { route: 'resume-link-to', addressHash: messageHashOf(to), now });
    await countRequest(limits.sendLinkOfAll, { route: 'resume-link', addressHash: 'all', now });
  }
  const link = await makeResumeLink(quote, { channel, to }, asked);
  await postMessage(
    { channel, to, purpose: 'resume-link', quoteId: quote._id, ...linkWords(link, locale), link },
    now,
  );
  await checkNotForgotten(quote._id);
}

function linkWords(link: string, locale: Locale) {
  return wordMessage('resume.link', { link }, locale);
}

/** Finds expired links too. Throws NOT_FOUND. */
export async function getLink(token: string): Promise<ResumeLinkRecord> {
  const link = await findResumeLink(linkIdOf(token));
  if (!link) throw new AppError('NOT_FOUND');
  return link;
}

/**
 * Throws NOT_FOUND if the quote changed hands since the link was sent, unless the link went to its number: a stranger
 * who began the quote may have sent the link to themselves.
 */
async function getOpenQuote(link: ResumeLinkRecord, now: Date): Promise<Quote> {
  const quote = await findQuote(link.quoteId, now);
  if (!quote || quote.completedAt || !leadsTo(link, quote)) throw new AppError('NOT_FOUND');
  return quote;
}

export function leadsTo(link: ResumeLinkRecord, quote: Quote): boolean {
  const number = numberOf(link);
  return link.ownership === quote.ownership || (number !== undefined && number === quote.mobileHash);
}

export function numberOf({ channel, to, _id }: ResumeLinkRecord): string | undefined {
  return channel === 'email' ? undefined : mobileHashOf(sealedTo.unseal(to, _id));
}

async function admitByLink(record: RevisitRecord, quote: Quote, caller: Caller): Promise<void> {
  if (record.ownership === quote.ownership) return admitToRevisit(record, caller.resumeHash);
  const { _id: uuid, quoteId, ownership, expiresAt } = record;
  const { resumeHash } = caller;
  // Guest access only, without the right to delete; the previous owner's access ends.
  const guest = { ownership: quote.ownership, ...nobodys(), guests: [resumeHash] };
  await changeRevisit({ uuid, quoteId, ownership, aliveAt: expiresAt }, guest);
}

function nobodys() {
  const nobody = randomId();
  return { ownerHash: nobody, resumeHash: nobody };
}

function linkIdOf(token: string): string {
  return keyedHash('resume-link', token);
}
