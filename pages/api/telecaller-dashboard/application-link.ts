import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { sendLink } from '@/lib/server/services/desk/links/sendLink';
import { applicationLinkBodySchema } from '@/lib/validation/desk/links';

export const config = { api: { bodyParser: false } };

export default createHandler(api.applicationLink, {
  POST: {
    summary: 'Sends the customer a link to the application form',
    example: { applicationId: 'unknown', channel: 'sms' },
    input: applicationLinkBodySchema,
    limit: limits.readStaff,
    permission: 'links.send',
    run: async (request) => ok(await sendLink(request, 'application')),
  },
});
