import { disownQuotes } from '@/models/quoteOwnership';
import { disownRevisits } from '@/models/revisit';
import { closedCookies } from '@/lib/server/auth/caller';
import { endCustomerSession } from '@/lib/server/auth/verifiedPhone';
import { randomId } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';

/**
 * Signs this browser out: the session of its code ends, and what its cookies opened is nobody's until the number is
 * proven again, so that a copy of them opens nothing either. Repeats are harmless. Answers the cookies, emptied.
 */
export async function endSession({
  caller,
}: Pick<ApiRequest<unknown>, 'caller'>): Promise<readonly string[]> {
  const { ownerHash, resumeHash, token } = caller;
  await endCustomerSession(token);
  const nobody = randomId();
  const quoteIds = await disownQuotes(ownerHash, nobody);
  await disownRevisits(quoteIds, [ownerHash, resumeHash], nobody);
  return closedCookies;
}
