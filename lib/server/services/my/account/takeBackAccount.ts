import { endClaimWaits } from '@/models/claims/claimAccount';
import type { PolicyChangeRecord } from '@/models/my/policyChange';
import { replaceInTerms } from '@/lib/server/services/my/replaceInTerms';
import { withoutAccount } from './withAccount';

/** Puts the earlier account back. Claims that waited for this one are paid there, without another wait. Repeatable. */
export async function takeBackAccount({ _id, policyNumber }: PolicyChangeRecord, now: Date): Promise<void> {
  const terms = await replaceInTerms(policyNumber, (people) => withoutAccount(people, _id));
  await endClaimWaits(terms, now);
}
