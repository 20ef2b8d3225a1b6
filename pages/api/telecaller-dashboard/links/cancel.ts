import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { cancelLink } from '@/lib/server/services/desk/links/linkDesk';
import { linkIdBodySchema } from '@/lib/validation/desk/links';

export const config = { api: { bodyParser: false } };

export default createHandler(api.linkCancel, {
  POST: {
    summary: 'Cancels a link; a payment that has begun stays valid',
    example: { linkId: 'unknown' },
    input: linkIdBodySchema,
    limit: limits.readStaff,
    permission: 'links.send',
    run: async (request) => ok(await cancelLink(request)),
  },
});
