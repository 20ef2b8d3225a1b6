import type { ConsentState } from '@/lib/domain/consents/consentState';
import { isCallTime } from '@/lib/domain/callbacks/callHours';
import {
  type ConsentPurpose,
  type ConsentRecord,
  findNewestConsent,
  findValidConsent,
  hasWithdrawn,
} from '@/models/consent';
import { findQuote } from '@/models/quote';
import { AppError } from '@/lib/server/http/errors';

/** What lets us call or write to somebody about a quote they have not bought. */
const ABOUT_A_QUOTE: readonly ConsentPurpose[] = ['contact', 'marketing'];

type Found = { state: ConsentState; consent?: ConsentRecord };

/** Whether a number may be called and written to at this moment, and by which entry of the ledger. */
export async function contactConsentOf(
  mobileHash: string | undefined,
  now: Date,
  purposes = ABOUT_A_QUOTE,
): Promise<Found> {
  if (mobileHash === undefined) return { state: 'none' };
  const [consent, isWithdrawn] = await Promise.all([
    findValidConsent(mobileHash, purposes, now),
    hasWithdrawn(mobileHash),
  ]);
  if (consent && (!isWithdrawn || (await wasGivenByOwner(consent, now)))) return { state: 'given', consent };
  if (isWithdrawn) return { state: 'withdrawn' };
  return { state: (await findNewestConsent(mobileHash, purposes)) ? 'expired' : 'none' };
}

/** Anybody can type a number: who once took a consent back has given another only where the number was proven. */
async function wasGivenByOwner({ quoteId }: ConsentRecord, now: Date): Promise<boolean> {
  return (await findQuote(quoteId, now))?.verifiedAt !== undefined;
}

/** Before anybody of the staff calls or writes: refuses in words where the number may not be, or not at this hour. */
export async function checkMayCall(
  mobileHash: string | undefined,
  now: Date,
  purposes = ABOUT_A_QUOTE,
): Promise<void> {
  const { state } = await contactConsentOf(mobileHash, now, purposes);
  if (state !== 'given') throw new AppError('NO_CONSENT', { reason: state });
  if (!isCallTime(now)) throw new AppError('NO_CALL_TIME');
}
