import { api } from '@/lib/config/paths';
import { accepted, createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { sendResumeLink } from '@/lib/server/services/resume/resumeLinks';
import { linkBodySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitLink, {
  POST: {
    summary: 'Sends a link for another device; 3 a day',
    input: linkBodySchema,
    limit: limits.openLink,
    run: async (request) => {
      await sendResumeLink(request);
      return accepted;
    },
  },
});
