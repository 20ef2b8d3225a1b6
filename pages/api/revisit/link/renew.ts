import { api } from '@/lib/config/paths';
import { accepted, createHandler } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { renewResumeLink } from '@/lib/server/services/resume/resumeLinks';
import { linkTokenBodySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitLinkRenew, {
  POST: {
    input: linkTokenBodySchema,
    limit: limits.openLink,
    run: async (request) => {
      await renewResumeLink(request);
      return accepted;
    },
  },
});
