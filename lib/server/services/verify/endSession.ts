import { disownTalks } from '@/models/help/talk';
import { disownQuotes } from '@/models/quote/quoteOwnership';
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
  const quoteIds = await disownQuotes(ownerHash, nobody);
  await disownRevisits(quoteIds, [ownerHash, resumeHash], nobody);
  await disownTalks(ownerHash, nobody);
  return closedCookies();
}
