import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { priceTripPlans } from '@/lib/server/services/travel/tripPrices';
import { tripPriceQuerySchema } from '@/lib/validation/travel/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.travelPrice, {
  GET: {
    input: tripPriceQuerySchema,
    limit: limits.readPrice,
    isOffline: true,
    run: (request) => ok(priceTripPlans(request)),
  },
});
