import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readKyc, saveCustomerKyc } from '@/lib/server/services/kyc/kyc';
import { kycBodySchema } from '@/lib/validation/kyc/requests';
import { quoteIdSchema } from '@/lib/validation/common/recordFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.customerKyc, {
  GET: {
    summary: 'The KYC of a quote, as far as it is',
    example: { quoteId: 'unknown' },
    input: quoteIdSchema,
    right: 'journeys',
    limit: limits.readVerified,
    run: async (request) => ok(await readKyc(request)),
  },
  POST: {
    summary: 'Has an identity checked; with draft keeps it',
    example: { quoteId: 'unknown', draft: true },
    input: kycBodySchema,
    right: 'journeys',
    limit: limits.saveVerified,
    run: async (request) => ok(await saveCustomerKyc(request)),
  },
});
