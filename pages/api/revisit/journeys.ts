import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { discardJourney, listJourneys } from '@/lib/server/services/resume/journeys';
import { journeyDeleteQuerySchema, journeysQuerySchema } from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitJourneys, {
  GET: {
    input: journeysQuerySchema,
    limit: limits.readOwn,
    right: 'journeys',
    run: async (request) => ok(await listJourneys(request)),
  },
  DELETE: {
    input: journeyDeleteQuerySchema,
    right: 'journeys',
    limit: limits.createRevisit,
    run: async (request) => {
      await discardJourney(request);
      return noContent;
    },
  },
});
