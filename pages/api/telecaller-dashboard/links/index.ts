import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readLinks } from '@/lib/server/services/desk/links/linkDesk';
import { linksQuerySchema } from '@/lib/validation/desk/links';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskLinks, {
  GET: {
    summary: 'The links of a quote, and what became of them',
    example: { quoteId: 'unknown' },
    input: linksQuerySchema,
    limit: limits.readStaff,
    permission: 'links.send',
    run: async (request) => ok(await readLinks(request)),
  },
});
