import { object } from 'yup';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { noLimit } from '@/lib/server/rateLimits.data';

export const config = { api: { bodyParser: false } };

export default createHandler('/api/health/live', {
  GET: { input: object(), limit: noLimit.health, isOffline: true, run: () => ok({ status: 'live' }) },
});
