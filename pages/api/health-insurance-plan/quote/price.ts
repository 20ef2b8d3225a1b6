import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { pricePlans } from '@/lib/server/services/prices';
import { priceQuerySchema } from '@/lib/validation/requests/quote';

export const config = { api: { bodyParser: false } };

export default createHandler(api.price, {
  GET: { input: priceQuerySchema, isOffline: true, run: (request) => ok(pricePlans(request)) },
});
