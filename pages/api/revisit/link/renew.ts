import { api } from '@/lib/config/paths';
import { accepted, createHandler } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { renewResumeLink } from '@/lib/server/services/resumeLinks';
import { linkTokenBodySchema } from '@/lib/validation/requests/revisit';

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
