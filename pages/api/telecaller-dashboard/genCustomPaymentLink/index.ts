import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { sendLink } from '@/lib/server/services/desk/links/sendLink';
import { customLinkBodySchema } from '@/lib/validation/desk/links';

export const config = { api: { bodyParser: false } };

export default createHandler(api.customLink, {
  POST: {
    summary: 'Sends a link over the filed price for other years; above a limit it waits for a supervisor',
    example: {
      quoteId: 'unknown',
      channel: 'sms',
      amount: 24_039,
      reason: 'Asked for two years on the call',
    },
    input: customLinkBodySchema,
    limit: limits.readStaff,
    permission: 'links.send',
    run: async (request) => ok(await sendLink(request, 'custom')),
  },
});
