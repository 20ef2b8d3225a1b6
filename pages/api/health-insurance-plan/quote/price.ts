import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { pricePlans } from '@/lib/server/services/quote/prices';
import { priceQuerySchema } from '@/lib/validation/quote/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.price, {
  GET: {
    summary: 'The price of one plan, or of all that suit',
    open: 'everybody',
    example: {
      product: 'reassurev2',
      sumInsured: 10_00_000,
      tenure: 1,
      pincode: '411038',
      members: 'self:1992-04-02',
    },
    input: priceQuerySchema,
    limit: limits.readPrice,
    isOffline: true,
    run: async (request) => ok(await pricePlans(request)),
  },
});
