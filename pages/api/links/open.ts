import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { openSentLink } from '@/lib/server/services/desk/links/openedLink';
import { linkCodeBodySchema } from '@/lib/validation/desk/links';

export const config = { api: { bodyParser: false } };

export default createHandler(api.linkOpen, {
  POST: {
    summary: 'Opens a link that the desk sent: plan and price, no person',
    open: 'who has its secret',
    example: { linkCode: 'unknown-code' },
    input: linkCodeBodySchema,
    limit: limits.openLink,
    run: async (request) => ok(await openSentLink(request)),
  },
});
