import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readBank } from '@/lib/server/services/site/lookUps';
import { ifscQuerySchema } from '@/lib/validation/application/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.ifsc, {
  GET: {
    summary: 'The bank of an IFSC',
    open: 'everybody',
    example: { code: 'SBIN0000001' },
    input: ifscQuerySchema,
    limit: limits.lookUp,
    isOffline: true,
    cache: 'public, max-age=86400',
    run: ({ input }) => ok(readBank(input.code)),
  },
});
