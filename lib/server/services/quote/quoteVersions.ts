import { todayInIndia } from '@/lib/domain/common/dates';
import type { Quote } from '@/lib/domain/quote/quote';
import { causesOf, factsOf } from '@/lib/domain/quote/quoteVersion';
import { addQuoteVersion, keepQuoteVersions } from '@/models/quote/quoteVersion';
import { logger } from '@/lib/server/logger';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';

/** Notes a version for the desk's timeline. It never fails the save, which has succeeded. */
export async function noteVersion(
  after: Quote,
  before: Quote | undefined,
  { staff, now }: Pick<ApiRequest<unknown>, 'staff' | 'now'>,
): Promise<void> {
  const { _id, version, expiresAt } = after;
  const causes = causesOf(before, after);
  const actor = staff?.staffId ?? 'customer';
  try {
    if (causes.length > 0) {
      await addQuoteVersion(_id, { version, at: now, actor, causes, facts: factsOf(after) }, expiresAt);
    } else if (before && todayInIndia(before.updatedAt) !== todayInIndia(now)) {
      await keepQuoteVersions(_id, expiresAt);
    }
  } catch (error) {
    logger().error({ action: 'quote-version', error });
  }
}
