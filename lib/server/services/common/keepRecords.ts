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
    Quotes.updateOne({ _id: quoteId }, later),
    keepQuoteVersions(quoteId, until),
    HealthDeclarations.updateOne({ _id: quoteId }, later),
    KycDetails.updateOne({ _id: quoteId }, later),
    AllTripDetails.updateOne({ _id: quoteId }, later),
    Applications.updateOne({ quoteId }, later),
    Payments.updateMany({ quoteId }, later),
    Consents.updateMany({ quoteId }, later),
  ]);
}

export async function keepPaidJourney(quoteId: string, now: Date): Promise<void> {
  await keepRecords(quoteId, keptUntil('application', now));
  await Revisits.updateMany({ quoteId }, { $max: { expiresAt: expiryOf(now) } });
}
