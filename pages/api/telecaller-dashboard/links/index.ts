import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readLinks } from '@/lib/server/services/desk/links/linkDesk';
import { quoteIdSchema } from '@/lib/validation/common/recordFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskLinks, {
  GET: {
    summary: 'The links of a quote, and what became of them',
    example: { quoteId: 'unknown' },
    input: quoteIdSchema,
    limit: limits.readStaff,
    permission: 'links.send',
    run: async (request) => ok(await readLinks(request)),
  },
});
