import { Applications } from '@/models/application';
import { HealthDeclarations } from '@/models/healthDeclaration';
import { KycDetails } from '@/models/kycDetails';
import { Quotes } from '@/models/quote';

/** A proposal that was signed is kept with all that it rests on: nothing of it ends before the day given. */
export async function keepRecords(quoteId: string, until: Date): Promise<void> {
  const later = { $max: { expiresAt: until } };
  await Promise.all([
    Quotes.updateOne({ _id: quoteId }, later),
    HealthDeclarations.updateOne({ _id: quoteId }, later),
    KycDetails.updateOne({ _id: quoteId }, later),
    Applications.updateOne({ quoteId }, later),
  ]);
}
