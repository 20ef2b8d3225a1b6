import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { serverEnv } from '@/lib/config/serverEnv';
import { customersCalls, everyCall } from '@/lib/server/api/publishedCalls';

export const config = { api: { bodyParser: false } };

export default createHandler('/api/openapi.json', {
  GET: {
    summary: 'This description; in production without the calls of staff',
    open: 'everybody',
    limit: limits.readContent,
    isOffline: true,
    cache: 'public, max-age=3600',
    run: () => ok<object>(serverEnv().APP_ENV === 'production' ? customersCalls : everyCall),
  },
});
