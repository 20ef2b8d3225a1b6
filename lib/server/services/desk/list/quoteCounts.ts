import { addDays, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { MOST_COUNTED, type QuoteCountsDto } from '@/lib/domain/desk/list/contract';
import { LEAD_STATUS, LEAD_STATUSES, type LeadStatus } from '@/lib/domain/quote/leadStatus';
import { SEGMENTS } from '@/lib/domain/quote/segments';
import type { QuoteCountsQuery } from '@/lib/validation/desk/latestQuotes';
import { countCallsDue } from '@/models/callbacks/callback';
import { countLeads } from '@/models/callbacks/dialerLeadList';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { countSearchedNumber } from './countNumbers';
import { leadFiltersOf } from './leadFilter';
import { actorOf } from '@/lib/server/services/common/actor';

/** Counts by status. Asked apart from the list, so that the list need not wait. */
export async function countQuotes(request: ApiRequest<QuoteCountsQuery>): Promise<QuoteCountsDto> {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  await countSearchedNumber(input.q, staffId, now);
  const filters = leadFiltersOf(input, staffId);
  const countOf = async (status: LeadStatus) => {
    const counts = await Promise.all(
      filters.map((filter) => countLeads({ ...filter, status }, MOST_COUNTED)),
    );
    return [status, Math.min(MOST_COUNTED, Math.max(0, ...counts))] as const;
  };
  const tomorrow = startInIndia(addDays(todayInIndia(now), 1));
  const untouched = { segments: SEGMENTS, owners: [staffId], status: LEAD_STATUS.logged };
  const [counts, calls, quotes] = await Promise.all([
    Promise.all(LEAD_STATUSES.map(countOf)),
    countCallsDue(staffId, tomorrow, MOST_COUNTED),
    countLeads(untouched, MOST_COUNTED),
  ]);
  return { counts: Object.fromEntries(counts) as QuoteCountsDto['counts'], waiting: { calls, quotes } };
}
