import { api } from '@/lib/config/paths';
import { accepted, createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { sendResumeLink } from '@/lib/server/services/resume/resumeLinks';
import { linkBodySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitLink, {
  POST: {
    summary: 'Sends a link for another device; 3 a day',
    open: 'the browser that typed it',
    example: { uuid: '00000000-0000-4000-8000-000000000000', channel: 'sms', to: '9812345670' },
    input: linkBodySchema,
    limit: limits.openLink,
    run: async (request) => {
      await sendResumeLink(request);
      return accepted;
    },
  },
});
