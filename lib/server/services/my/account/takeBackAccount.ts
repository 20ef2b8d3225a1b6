import { endClaimWaits } from '@/models/claims/claimAccount';
import type { PolicyChangeRecord } from '@/models/my/policyChange';
import { replaceInTerms } from '../replaceInTerms';
import { withoutAccount } from './withAccount';

/** Money that waited for it goes to the one of before, which waits for nothing. Repeatable. */
export async function takeBackAccount({ _id, policyNumber }: PolicyChangeRecord, now: Date): Promise<void> {
  const terms = await replaceInTerms(policyNumber, (people) => withoutAccount(people, _id));
  await endClaimWaits(terms, now);
}
