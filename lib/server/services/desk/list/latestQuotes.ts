import type { LatestQuotesDto } from '@/lib/domain/desk/contract';
import { type LatestQuotesQuery, readCursor } from '@/lib/validation/desk/latestQuotes';
import { listLeads, type LeadPage, type LeadWithQuote } from '@/models/callbacks/dialerLeadList';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { countSearchedNumber } from './countNumbers';
import { leadFiltersOf } from './leadFilter';
import { toQuoteRows } from './quoteRows';
import { actorOf } from '@/lib/server/services/common/actor';

/** Numbers are masked. Every listing that shows something new is audited. */
export async function listLatestQuotes(request: ApiRequest<LatestQuotesQuery>): Promise<LatestQuotesDto> {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  const { page, limit, since, q } = input;
  await countSearchedNumber(q, staffId, now);
  const found = await findLeads(input, staffId);
  const leads = found.slice(0, limit);
  const quotes = await toQuoteRows(leads, now);
  if (since === undefined || quotes.length > 0) {
    const seen = { isSearch: q !== undefined, quoteIds: quotes.map(({ quoteId }) => quoteId) };
    await audit('QUOTES_LISTED', staffId, request, seen);
  }
  const last = found.length > limit ? leads.at(-1) : undefined;
  return {
    quotes,
    page,
    limit,
    asOf: now.toISOString(),
    ...(last && { next: `${last.updatedAt.getTime()}.${last._id}` }),
  };
}

/** The page's leads, and one more if there is one. */
async function findLeads(input: LatestQuotesQuery, staffId: string): Promise<LeadWithQuote[]> {
  const { page, limit, status, since, cursor } = input;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const order = input.sort === 'updatedAt' ? 1 : -1;
  const wanted: LeadPage = { after, order, limit: limit + 1, skip: after ? 0 : (page - 1) * limit };
  const filters = leadFiltersOf(input, staffId).map((filter) => {
    const from = since === undefined ? filter.from : new Date(since);
    return { ...filter, status, from };
  });
  return (await Promise.all(filters.map((filter) => listLeads(filter, wanted)))).flat();
}
