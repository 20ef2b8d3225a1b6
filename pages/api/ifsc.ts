import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { readBank } from '@/lib/server/services/site/lookUps';
import { ifscQuerySchema } from '@/lib/validation/application/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.ifsc, {
  GET: {
    input: ifscQuerySchema,
    limit: limits.lookUp,
    isOffline: true,
    cache: 'public, max-age=86400',
    run: ({ input }) => ok(readBank(input.code)),
  },
});
