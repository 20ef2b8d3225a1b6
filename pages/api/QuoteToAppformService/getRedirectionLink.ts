import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { startApplication } from '@/lib/server/services/application/applications';
import { redirectionLinkBodySchema } from '@/lib/validation/application/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.redirectionLink, {
  POST: {
    summary: 'The application form of a paid quote',
    example: { quoteId: 'unknown' },
    input: redirectionLinkBodySchema,
    right: 'journeys',
    limit: limits.startApplication,
    run: async (request) => ok(await startApplication(request)),
  },
});
