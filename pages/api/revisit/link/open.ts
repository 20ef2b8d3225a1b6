import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { openResumeLink } from '@/lib/server/services/resume/resumeLinks';
import { linkTokenBodySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitLinkOpen, {
  POST: {
    summary: 'Opens a link; nothing is used up',
    open: 'who has its secret',
    example: { token: 'a'.repeat(43) },
    input: linkTokenBodySchema,
    limit: limits.openLink,
    keeps: ['session', 'resumeSecret'],
    run: async (request) => ok(await openResumeLink(request)),
  },
});
