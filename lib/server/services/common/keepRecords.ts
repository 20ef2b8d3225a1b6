import { expiryOf } from '@/lib/domain/resume/resume';
import { keptUntil } from '@/lib/domain/common/retention';
import { Applications } from '@/models/application';
import { Consents } from '@/models/consent';
import { HealthDeclarations } from '@/models/healthDeclaration';
import { KycDetails } from '@/models/kycDetails';
import { Payments } from '@/models/payment';
import { Quotes } from '@/models/quote';
import { Revisits } from '@/models/revisit';

/** A proposal that was signed is kept with all that it rests on: nothing of it ends before the day given. */
export async function keepRecords(quoteId: string, until: Date): Promise<void> {
  const later = { $max: { expiresAt: until } };
  await Promise.all([
    Quotes.updateOne({ _id: quoteId }, later),
    HealthDeclarations.updateOne({ _id: quoteId }, later),
    KycDetails.updateOne({ _id: quoteId }, later),
    Applications.updateOne({ quoteId }, later),
    Payments.updateMany({ quoteId }, later),
    Consents.updateMany({ quoteId }, later),
  ]);
}

/** While money is under way or waits for a signature, nothing of its journey ends before it: each step moves the end. */
export async function keepPaidJourney(quoteId: string, now: Date): Promise<void> {
  await keepRecords(quoteId, keptUntil('application', now));
  await Revisits.updateMany({ quoteId }, { $max: { expiresAt: expiryOf(now) } });
}
