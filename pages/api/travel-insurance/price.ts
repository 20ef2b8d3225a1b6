import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { priceTripPlans } from '@/lib/server/services/tripPrices';
import { tripPriceQuerySchema } from '@/lib/validation/requests/travel';

export const config = { api: { bodyParser: false } };

export default createHandler(api.travelPrice, {
  GET: { input: tripPriceQuerySchema, isOffline: true, run: (request) => ok(priceTripPlans(request)) },
});
