import { api } from '@/lib/config/paths';
import { accepted, createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { renewSentLink } from '@/lib/server/services/desk/links/openedLink';
import { linkCodeBodySchema } from '@/lib/validation/desk/links';

export const config = { api: { bodyParser: false } };

export default createHandler(api.linkRenew, {
  POST: {
    summary: 'Sends an expired link anew to where it went, at the price of today',
    open: 'who has its secret',
    example: { linkCode: 'unknown-code' },
    input: linkCodeBodySchema,
    limit: limits.openLink,
    run: async (request) => {
      await renewSentLink(request);
      return accepted;
    },
  },
});
