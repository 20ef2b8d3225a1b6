import { disownTalks } from '@/models/help/talk';
import { disownQuotes, listOwnIds } from '@/models/quote/quoteOwnership';
import { disownRevisits } from '@/models/resume/revisit';
import { closedCookies } from '@/lib/server/auth/caller';
import { endCustomerSession } from '@/lib/server/auth/verifiedPhone';
import { randomId } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';

/** Revokes what the cookies opened, so that copies of them are void. Returns cleared cookies. Idempotent. */
export async function endSession({
  caller,
}: Pick<ApiRequest<unknown>, 'caller'>): Promise<readonly string[]> {
  const { ownerHash, resumeHash, token } = caller;
  await endCustomerSession(token);
  const nobody = randomId();
  await disownRevisits(await listOwnIds(ownerHash), [ownerHash, resumeHash], nobody);
  await disownTalks(ownerHash, nobody);
  // Last, since a repeat after a stop finds the other records by them.
  await disownQuotes(ownerHash, nobody);
  return closedCookies();
}
