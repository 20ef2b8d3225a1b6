import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { enterSentLink } from '@/lib/server/services/desk/links/openedLink';
import { linkCodeBodySchema } from '@/lib/validation/desk/links';

export const config = { api: { bodyParser: false } };

export default createHandler(api.linkEnter, {
  POST: {
    summary: 'Goes on from a link with the number proven',
    example: { linkCode: 'unknown-code' },
    input: linkCodeBodySchema,
    right: 'journeys',
    limit: limits.openLink,
    keeps: ['session', 'resumeSecret'],
    run: async (request) => ok(await enterSentLink(request)),
  },
});
