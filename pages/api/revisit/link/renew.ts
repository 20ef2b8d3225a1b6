import { api } from '@/lib/config/paths';
import { accepted, createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { renewResumeLink } from '@/lib/server/services/resume/resumeLinks';
import { linkTokenBodySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitLinkRenew, {
  POST: {
    summary: 'Sends a new link to where one went',
    open: 'who has its secret',
    example: { token: 'a'.repeat(43) },
    input: linkTokenBodySchema,
    limit: limits.openLink,
    run: async (request) => {
      await renewResumeLink(request);
      return accepted;
    },
  },
});
