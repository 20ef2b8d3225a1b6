import { CONSENT_TEXTS } from '@/lib/domain/consents/consentTexts.data';
import type { Quote } from '@/lib/domain/quote/quote';
import type { ConsentDto } from '@/lib/domain/consents/contract';
import { DAY_MS } from '@/lib/domain/common/dates';
import { keptUntil, RETENTION_DAYS } from '@/lib/domain/common/retention';
import {
  addConsent,
  type ConsentPurpose,
  type ConsentRecord,
  findConsentOf,
  listConsents,
  withdrawConsents,
} from '@/models/consents/consent';
import { lookupHash } from '@/lib/server/crypto';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { isOwners } from './contactConsent';

const LEDGER_LIMIT = 100;
const validityDays: Record<ConsentPurpose, number> = {
  // Lapses after 7 days (TCCCPR, amendment of 12 February 2025).
  contact: 7,
  marketing: 365,
  kyc: RETENTION_DAYS.quote,
  child: RETENTION_DAYS.quote,
  careers: RETENTION_DAYS.candidacy,
  porting: RETENTION_DAYS.port,
};

type Given = Pick<ConsentRecord, 'purpose' | 'mobileHash' | 'language' | 'addressHash'> &
  Partial<Pick<ConsentRecord, 'channel' | 'givenBy'>>;

/** A quote, or the lead that stands in its place. */
type Subject = Pick<Quote, '_id' | 'ownership' | 'verifiedAt'>;

export async function recordConsent(quote: Subject, given: Given, now: Date): Promise<void> {
  const { purpose, mobileHash } = given;
  const before = await findConsentOf(quote._id, mobileHash, purpose);
  const holds = before && !before.withdrawnAt && before.validUntil > now;
  if (holds && (quote.verifiedAt === undefined || isOwners(before, quote))) return;
  const validUntil = new Date(now.getTime() + validityDays[purpose] * DAY_MS);
  await addConsent({
    // The id is derived from the previous entry, so concurrent repeats make one entry.
    _id: lookupHash('consent', [quote._id, purpose, mobileHash, before?._id].filter(Boolean).join('|')),
    quoteId: quote._id,
    textVersion: CONSENT_TEXTS.version,
    channel: 'website',
    givenAt: now,
    validUntil,
    expiresAt: keptUntil('consent', validUntil),
    ...given,
  });
}

type Asked = Pick<ApiRequest<unknown>, 'caller' | 'now'>;

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

export async function withdrawAll(asked: Asked): Promise<ConsentDto[]> {
  await withdrawConsents(await provenNumberOf(asked.caller), asked.now);
  return readConsents(asked);
}
