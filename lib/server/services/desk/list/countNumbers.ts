import { isSearch, readSearch } from '@/lib/domain/desk/list/search';
import { AppError } from '@/lib/server/http/errors';
import { countDone, countRequest, readLimit } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { mobileHashOf } from '@/lib/server/services/common/personalData';

/**
 * Call before each search. A page repeats its own, so each number counts once a day for who searches. Throws
 * TOO_MANY_REQUESTS beyond the limit, for numbers of before too.
 */
export async function countSearchedNumber(q: string | undefined, staffId: string, now: Date): Promise<void> {
  const search = q === undefined ? undefined : readSearch(q);
  if (!search || !isSearch(search) || search.kind !== 'phone') return;
  const { searchNumbers } = limits;
  const ofStaff = { route: 'search-numbers', addressHash: staffId, now };
  const ofNumber = {
    ...ofStaff,
    route: 'search-number',
    addressHash: `${staffId}|${mobileHashOf(search.mobileNumber)}`,
  };
  if ((await countDone(searchNumbers, ofNumber)) === 1) return countRequest(searchNumbers, ofStaff);
  const { isReached, retryAfterSeconds } = await readLimit(searchNumbers, ofStaff);
  if (isReached) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}
