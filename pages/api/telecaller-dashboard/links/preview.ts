import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { previewLink } from '@/lib/server/services/desk/links/linkDesk';
import { linkPreviewBodySchema } from '@/lib/validation/desk/links';

export const config = { api: { bodyParser: false } };

export default createHandler(api.linkPreview, {
  POST: {
    summary: 'What the customer would read, and why it may not be sent; sends nothing',
    example: { kind: 'payment', quoteId: 'unknown', channel: 'sms' },
    input: linkPreviewBodySchema,
    limit: limits.readStaff,
    permission: 'links.send',
    run: async (request) => ok(await previewLink(request)),
  },
});
