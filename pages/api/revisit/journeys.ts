import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { discardJourney, listJourneys } from '@/lib/server/services/resume/journeys';
import { journeysQuerySchema } from '@/lib/validation/resume/requests';
import { quoteIdSchema } from '@/lib/validation/common/recordFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitJourneys, {
  GET: {
    summary: 'What the proven number has begun and not finished: its own first, ten at a time',
    input: journeysQuerySchema,
    limit: limits.readOwn,
    right: 'journeys',
    run: async (request) => ok(await listJourneys(request)),
  },
  DELETE: {
    summary: 'Throws away what was begun with the proven number and not paid for',
    example: { quoteId: 'unknown' },
    input: quoteIdSchema,
    right: 'journeys',
    limit: limits.createRevisit,
    run: async (request) => {
      await discardJourney(request);
      return noContent;
    },
  },
});
