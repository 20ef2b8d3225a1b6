import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { readKyc, saveCustomerKyc } from '@/lib/server/services/kyc/kyc';
import { kycBodySchema, kycQuerySchema } from '@/lib/validation/kyc/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.customerKyc, {
  GET: {
    input: kycQuerySchema,
    right: 'journeys',
    limit: limits.readVerified,
    run: async (request) => ok(await readKyc(request)),
  },
  POST: {
    input: kycBodySchema,
    right: 'journeys',
    limit: limits.saveVerified,
    run: async (request) => ok(await saveCustomerKyc(request)),
  },
});
