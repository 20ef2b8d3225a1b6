import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { sendLink } from '@/lib/server/services/desk/links/sendLink';
import { paymentLinkBodySchema } from '@/lib/validation/desk/links';

export const config = { api: { bodyParser: false } };

export default createHandler(api.paymentLink, {
  POST: {
    summary: 'Sends the customer a link to pay this quote; one is live, 3 a day',
    example: { quoteId: 'unknown', channel: 'sms', amount: 12_488 },
    input: paymentLinkBodySchema,
    limit: limits.readStaff,
    permission: 'links.send',
    run: async (request) => ok(await sendLink(request, 'payment')),
  },
});
