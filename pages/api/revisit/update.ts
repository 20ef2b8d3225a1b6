import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { updateRevisit } from '@/lib/server/services/resume/revisits';
import { revisitUpdateBodySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitUpdate, {
  POST: {
    summary: 'Saves a step of a journey',
    open: 'the browser that typed it',
    example: {
      resumeJourney: {
        quoteId: 'unknown',
        stage: 'summery_111',
        url: '/?quoteId=unknown',
        uuid: '00000000-0000-4000-8000-000000000000',
      },
    },
    input: revisitUpdateBodySchema,
    limit: limits.updateRevisit,
    keeps: ['session', 'resumeSecret'],
    run: async (request) => ok(await updateRevisit(request)),
  },
});
