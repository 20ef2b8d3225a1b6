import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { openJourney } from '@/lib/server/services/resume/journeys';
import { openJourneyBodySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitOpen, {
  POST: {
    summary: 'Goes on with a journey of the proven number in this browser',
    example: { quoteId: 'unknown' },
    input: openJourneyBodySchema,
    right: 'journeys',
    limit: limits.openLink,
    keeps: ['session', 'resumeSecret'],
    run: async (request) => ok(await openJourney(request)),
  },
});
