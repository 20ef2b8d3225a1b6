import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { openResumeLink } from '@/lib/server/services/resume/resumeLinks';
import { linkTokenBodySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitLinkOpen, {
  POST: {
    input: linkTokenBodySchema,
    limit: limits.openLink,
    keeps: ['session', 'resumeSecret'],
    run: async (request) => ok(await openResumeLink(request)),
  },
});
