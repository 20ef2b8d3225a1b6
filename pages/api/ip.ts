import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { findIpCity } from '@/lib/server/services/site/ipCity';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.ip, {
  GET: {
    summary: 'The city that the caller’s address is in, to be offered',
    open: 'everybody',
    input: shape({}),
    limit: limits.lookUp,
    isOffline: true,
    run: async ({ address }) => ok(await findIpCity(address)),
  },
});
