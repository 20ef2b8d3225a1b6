import { createHandler, ok } from '@/lib/server/api/createHandler';
import { noLimit } from '@/lib/server/limits/rateLimits.data';
import { checkReadiness } from '@/lib/server/services/site/readiness';

export const config = { api: { bodyParser: false } };

export default createHandler('/api/health/ready', {
  GET: {
    summary: 'The database answers',
    open: 'everybody',
    limit: noLimit.health,
    isOffline: true,
    run: async () => ok(await checkReadiness()),
  },
});
