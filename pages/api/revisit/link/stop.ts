import { api } from '@/lib/config/paths';
import { createHandler, noContent } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { stopReminders } from '@/lib/server/services/resume/stopReminders';
import { linkTokenBodySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitLinkStop, {
  POST: {
    summary: 'Stops messages and calls about a quote',
    open: 'who has its secret',
    example: { token: 'a'.repeat(43) },
    input: linkTokenBodySchema,
    limit: limits.openLink,
    run: async (request) => {
      await stopReminders(request);
      return noContent;
    },
  },
});
