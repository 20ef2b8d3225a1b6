import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { decryptLink } from '@/lib/server/services/desk/links/linkTokens';
import { decryptBodySchema } from '@/lib/validation/desk/links';

export const config = { api: { bodyParser: false } };

export default createHandler(api.decrypt, {
  POST: {
    summary: 'The link of a token, for who asked for the token',
    example: { token: 'unknown' },
    input: decryptBodySchema,
    limit: limits.readStaff,
    permission: 'links.send',
    run: async (request) => ok(await decryptLink(request)),
  },
});
