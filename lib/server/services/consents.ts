import { addConsent, type ConsentPurpose } from '@/models/consent';
import type { QuoteRecord } from '@/models/quote';
import { keyedHash } from '../crypto';

/** Which wording of the consent line stood on the button: moves with every change of that text. */
const TEXT_VERSION = '2026-11';
/** A consent to be called about one inquiry lapses after 7 days (TCCCPR, amendment of 12 February 2025). */
const CONTACT_MS = 7 * 24 * 60 * 60 * 1000;
const MARKETING_MS = 365 * 24 * 60 * 60 * 1000;
/** To look somebody up is agreed to for one purchase: as long as a quote is kept. */
const KYC_MS = 180 * 24 * 60 * 60 * 1000;
const validityMs: Record<ConsentPurpose, number> = {
  contact: CONTACT_MS,
  marketing: MARKETING_MS,
  kyc: KYC_MS,
};

type Given = { purpose: ConsentPurpose; mobileHash: string; language: string; addressHash: string };

/** Adds an entry to the ledger; one entry a quote, number and purpose, however often it is sent. */
export async function recordConsent(quote: QuoteRecord, given: Given): Promise<void> {
  const { purpose, mobileHash } = given;
  await addConsent({
    _id: keyedHash('consent', [quote._id, purpose, mobileHash].join('|')),
    quoteId: quote._id,
    textVersion: TEXT_VERSION,
    channel: 'website',
    givenAt: quote.updatedAt,
    validUntil: new Date(quote.updatedAt.getTime() + validityMs[purpose]),
    ...given,
  });
}
