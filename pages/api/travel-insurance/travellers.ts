import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readTravellers, saveTravellers } from '@/lib/server/services/travel/travellers';
import { travellersBodySchema } from '@/lib/validation/travel/requests';
import { quoteIdSchema } from '@/lib/validation/common/recordFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.tripTravellers, {
  GET: {
    summary: 'Passports, nominee and declarations of a trip, as far as they were typed',
    example: { quoteId: 'unknown' },
    input: quoteIdSchema,
    right: 'journeys',
    limit: limits.readVerified,
    run: async (request) => ok(await readTravellers(request)),
  },
  POST: {
    summary: 'Keeps what was typed of the travellers; with submit confirms it',
    example: { quoteId: 'unknown', version: 1, details: {} },
    input: travellersBodySchema,
    right: 'journeys',
    limit: limits.saveVerified,
    run: async (request) => ok(await saveTravellers(request)),
  },
});
