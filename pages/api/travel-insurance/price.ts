import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { priceTripPlans } from '@/lib/server/services/travel/tripPrices';
import { tripPriceQuerySchema } from '@/lib/validation/travel/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.travelPrice, {
  GET: {
    summary: 'The price of a trip with each sum insured',
    open: 'everybody',
    input: tripPriceQuerySchema,
    limit: limits.readPrice,
    isOffline: true,
    run: async (request) => ok(await priceTripPlans(request)),
  },
});
