import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { encryptLink } from '@/lib/server/services/desk/links/linkTokens';
import { encryptBodySchema } from '@/lib/validation/desk/links';

export const config = { api: { bodyParser: false } };

export default createHandler(api.encrypt, {
  POST: {
    summary: 'A token for a link that this server made, for 15 minutes',
    example: { purpose: 'payment-link', id: 'unknown' },
    input: encryptBodySchema,
    limit: limits.readStaff,
    permission: 'links.send',
    run: async (request) => ok(await encryptLink(request)),
  },
});
