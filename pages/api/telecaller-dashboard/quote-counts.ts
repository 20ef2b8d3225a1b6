import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { countQuotes } from '@/lib/server/services/desk/list/quoteCounts';
import { quoteCountsQuerySchema } from '@/lib/validation/desk/latestQuotes';

export const config = { api: { bodyParser: false } };

export default createHandler(api.quoteCounts, {
  GET: {
    summary: 'How many quotes have each status, and what waits for who asks',
    input: quoteCountsQuerySchema,
    limit: limits.readStaff,
    permission: 'quotes.list',
    run: async (request) => ok(await countQuotes(request)),
  },
});
