import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readQuoteHistory } from '@/lib/server/services/desk/drawer/quoteHistory';
import { quoteHistoryBodySchema } from '@/lib/validation/desk/drawer';

export const config = { api: { bodyParser: false } };

export default createHandler(api.quotesHistory, {
  POST: {
    summary: 'A quote as the desk may see it, and what happened to it, newest first',
    example: { quoteId: 'unknown' },
    input: quoteHistoryBodySchema,
    limit: limits.readStaff,
    permission: 'quotes.read',
    run: async (request) => ok(await readQuoteHistory(request)),
  },
});
