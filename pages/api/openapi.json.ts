import { object } from 'yup';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { describeApi } from '@/lib/server/describeApi';

export const config = { api: { bodyParser: false } };

export default createHandler('/api/openapi.json', {
  GET: {
    summary: 'This description',
    input: object(),
    limit: limits.readContent,
    isOffline: true,
    cache: 'public, max-age=3600',
    run: () => ok(describeApi()),
  },
});
