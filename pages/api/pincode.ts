import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readPincode } from '@/lib/server/services/site/lookUps';
import { pincodeQuerySchema } from '@/lib/validation/application/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.pincode, {
  GET: {
    summary: 'Where a pincode lies',
    open: 'everybody',
    example: { code: '411038' },
    input: pincodeQuerySchema,
    limit: limits.lookUp,
    isOffline: true,
    cache: 'public, max-age=86400',
    run: ({ input }) => ok(readPincode(input.code)),
  },
});
