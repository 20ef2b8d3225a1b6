import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { AppError } from '@/lib/server/http/errors';
import { standInSecret } from '@/lib/server/integrations/messages/inboundLine';
import { noLimit } from '@/lib/server/limits/rateLimits.data';

export const config = { api: { bodyParser: false } };

export default createHandler(api.inboundStandIn, {
  GET: {
    summary: 'The stand-in of a phone; not in production',
    open: 'a stand-in',
    limit: noLimit.outbox,
    isOffline: true,
    run: () => {
      const secret = standInSecret();
      if (secret === undefined) throw new AppError('NOT_FOUND');
      return ok({ secret });
    },
  },
});
