import { api } from '@/lib/config/paths';
import { accepted, createHandler } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { sendResumeLink } from '@/lib/server/services/resume/resumeLinks';
import { linkBodySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitLink, {
  POST: {
    input: linkBodySchema,
    limit: limits.openLink,
    run: async (request) => {
      await sendResumeLink(request);
      return accepted;
    },
  },
});
