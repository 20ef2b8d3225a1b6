import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { updateRevisit } from '@/lib/server/services/resume/revisits';
import { revisitUpdateBodySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitUpdate, {
  POST: {
    input: revisitUpdateBodySchema,
    limit: limits.updateRevisit,
    keeps: ['session', 'resumeSecret'],
    run: async (request) => ok(await updateRevisit(request)),
  },
});
