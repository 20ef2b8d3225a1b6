import { DAY_MS } from '@/lib/domain/common/dates';
import type { Quote } from '@/lib/domain/quote/quote';
import { expiryOf } from '@/lib/domain/resume/resume';
import { keptUntil } from '@/lib/domain/common/retention';
import { Applications } from '@/models/application/application';
import { Consents } from '@/models/consents/consent';
import { HealthDeclarations } from '@/models/declaration/healthDeclaration';
import { KycDetails } from '@/models/kyc/kycDetails';
import { Payments } from '@/models/payment/payment';
import { Quotes } from '@/models/quote/quote';
import { keepQuoteVersions } from '@/models/quote/quoteVersion';
import { Revisits } from '@/models/resume/revisit';
import { AllTripDetails } from '@/models/travel/tripDetails';

export async function keepRecords(quoteId: string, until: Date): Promise<void> {
  const later = { $max: { expiresAt: until } };
  await Promise.all([
    keepQuoteVersions(quoteId, until),
    HealthDeclarations.updateOne({ _id: quoteId }, later),
    KycDetails.updateOne({ _id: quoteId }, later),
    AllTripDetails.updateOne({ _id: quoteId }, later),
    Applications.updateOne({ quoteId }, later),
    Payments.updateMany({ quoteId }, later),
    Consents.updateMany({ quoteId }, later),
  ]);
  // Written last, so that the work of a server that stopped before it is repeated by the next one.
  await Quotes.updateOne({ _id: quoteId }, { $max: { expiresAt: until, recordsKeptUntil: until } });
}

type Kept = Pick<Quote, '_id' | 'recordsKeptUntil'>;

/**
 * Keeps the records a day longer than asked, so that later calls of the same day have nothing to do. Returns false for
 * those.
 */
export async function keepJourney({ _id, recordsKeptUntil }: Kept, until: Date): Promise<boolean> {
  if (recordsKeptUntil && recordsKeptUntil >= until) return false;
  await keepRecords(_id, new Date(until.getTime() + DAY_MS));
  return true;
}

export async function keepPaidJourney(quote: Kept, now: Date): Promise<void> {
  if (!(await keepJourney(quote, keptUntil('application', now)))) return;
  await Revisits.updateMany({ quoteId: quote._id }, { $max: { expiresAt: expiryOf(now) } });
}
