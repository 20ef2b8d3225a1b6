import type { ConsentState } from '@/lib/domain/consents/consentState';
import type { Quote } from '@/lib/domain/quote/quote';
import { isCallTime } from '@/lib/domain/callbacks/callHours';
import {
  type ConsentPurpose,
  type ConsentRecord,
  findConsentOf,
  findNewestConsent,
  hasWithdrawn,
  listValidConsents,
} from '@/models/consents/consent';
import { listProvenQuotes } from '@/models/quote/quoteOwnership';
import { AppError } from '@/lib/server/http/errors';

const ABOUT_A_QUOTE: readonly ConsentPurpose[] = ['contact', 'marketing'];

const MOST_CONSENTS = 100;

type Found = { state: ConsentState; consent?: ConsentRecord };

export async function contactConsentOf(
  mobileHash: string | undefined,
  now: Date,
  purposes = ABOUT_A_QUOTE,
): Promise<Found> {
  if (mobileHash === undefined) return { state: 'none' };
  const [[consent], isWithdrawn] = await Promise.all([
    listValidConsents(mobileHash, { purposes, at: now, limit: 1 }),
    hasWithdrawn(mobileHash),
  ]);
  const counts = isWithdrawn ? await findOwnersConsent(mobileHash, purposes, now) : consent;
  if (counts) return { state: 'given', consent: counts };
  if (isWithdrawn) return { state: 'withdrawn' };
  return { state: (await findNewestConsent(mobileHash, purposes)) ? 'expired' : 'none' };
}

/** After a withdrawal only a consent by the number's proven owner counts: anybody can type a number. */
async function findOwnersConsent(
  mobileHash: string,
  purposes: readonly ConsentPurpose[],
  at: Date,
): Promise<ConsentRecord | undefined> {
  const quotes = await listProvenQuotes(mobileHash, at);
  const quoteIds = quotes.map(({ _id }) => _id);
  const consents = await listValidConsents(mobileHash, { purposes, at, quoteIds, limit: MOST_CONSENTS });
  return consents.find((consent) =>
    quotes.some((quote) => quote._id === consent.quoteId && isOwners(consent, quote)),
  );
}

export function isOwners(
  { givenAt }: Pick<ConsentRecord, 'givenAt'>,
  { ownership, verifiedAt }: Pick<Quote, 'ownership' | 'verifiedAt'>,
): boolean {
  return verifiedAt !== undefined && (ownership === 0 || givenAt >= verifiedAt);
}

/** Whether a link that was sent to another number or address stopped messages, which affects this quote only. */
export async function isStoppedFor({
  _id,
  mobileHash = '',
}: Pick<Quote, '_id' | 'mobileHash'>): Promise<boolean> {
  return (await findConsentOf(_id, mobileHash, 'contact'))?.isOfQuoteAlone === true;
}

export async function checkMayCall(
  mobileHash: string | undefined,
  now: Date,
  purposes = ABOUT_A_QUOTE,
): Promise<void> {
  const { state } = await contactConsentOf(mobileHash, now, purposes);
  if (state !== 'given') throw new AppError('NO_CONSENT', { reason: state });
  if (!isCallTime(now)) throw new AppError('NO_CALL_TIME');
}
