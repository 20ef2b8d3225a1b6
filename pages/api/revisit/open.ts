import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { openJourney } from '@/lib/server/services/resume/journeys';
import { openJourneyBodySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitOpen, {
  POST: {
    input: openJourneyBodySchema,
    right: 'journeys',
    limit: limits.openLink,
    keeps: ['session', 'resumeSecret'],
    run: async (request) => ok(await openJourney(request)),
  },
});
