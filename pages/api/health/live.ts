import { api } from '@/lib/config/paths';
import { version } from '@/lib/config/version';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { noLimit } from '@/lib/server/limits/rateLimits.data';

export const config = { api: { bodyParser: false } };

export default createHandler(api.healthLive, {
  GET: {
    summary: 'The process runs, and which build it is of',
    open: 'everybody',
    limit: noLimit.health,
    isOffline: true,
    run: () => ok({ status: 'live', ...version }),
  },
});
