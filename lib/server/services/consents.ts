import { CONSENT_TEXTS } from '@/lib/domain/consentTexts.data';
import type { ConsentDto } from '@/lib/domain/contract';
import { DAY_MS } from '@/lib/domain/dates';
import { RETENTION_DAYS } from '@/lib/domain/retention';
import {
  addConsent,
  type ConsentPurpose,
  findConsent,
  listConsents,
  withdrawConsents,
} from '@/models/consent';
import type { QuoteRecord } from '@/models/quote';
import { lookupHash } from '../crypto';
import { provenNumberOf } from '../auth/verifiedPhone';
import type { ApiRequest } from '../http/createHandler';

const LEDGER_LIMIT = 100;
const validityDays: Record<ConsentPurpose, number> = {
  // To be called about one inquiry: it lapses after 7 days (TCCCPR, amendment of 12 February 2025).
  contact: 7,
  marketing: 365,
  kyc: RETENTION_DAYS.quote,
};

type Given = { purpose: ConsentPurpose; mobileHash: string; language: string; addressHash: string };

/**
 * Adds an entry to the ledger; one entry a quote, number and purpose, however often it is sent. What was withdrawn and
 * is given again is an entry of its own.
 */
export async function recordConsent(quote: QuoteRecord, given: Given): Promise<void> {
  const { purpose, mobileHash } = given;
  const id = lookupHash('consent', [quote._id, purpose, mobileHash].join('|'));
  const withdrawnAt = (await findConsent(id))?.withdrawnAt;
  await addConsent({
    _id: withdrawnAt ? lookupHash('consent', `${id}|${withdrawnAt.getTime()}`) : id,
    quoteId: quote._id,
    textVersion: CONSENT_TEXTS.version,
    channel: 'website',
    givenAt: quote.updatedAt,
    validUntil: new Date(quote.updatedAt.getTime() + validityDays[purpose] * DAY_MS),
    ...given,
  });
}

type Asked = Pick<ApiRequest<unknown>, 'caller' | 'now'>;

/** What the proven number agreed to, in which words and language, and until when. */
export async function readConsents({ caller }: Pick<Asked, 'caller'>): Promise<ConsentDto[]> {
  const consents = await listConsents(await provenNumberOf(caller), LEDGER_LIMIT);
  return consents.map(({ purpose, textVersion, language, givenAt, validUntil, withdrawnAt }) => ({
    purpose,
    textVersion,
    language,
    givenAt: givenAt.toISOString(),
    validUntil: validUntil.toISOString(),
    ...(withdrawnAt && { withdrawnAt: withdrawnAt.toISOString() }),
  }));
}

/** From now on nobody calls or writes to the proven number, but for what a contract asks for. */
export async function withdrawAll(asked: Asked): Promise<ConsentDto[]> {
  await withdrawConsents(await provenNumberOf(asked.caller), asked.now);
  return readConsents(asked);
}
