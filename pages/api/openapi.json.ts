import { object } from 'yup';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import openapi from '@/lib/server/api/openapi.json';

export const config = { api: { bodyParser: false } };

export default createHandler('/api/openapi.json', {
  GET: {
    summary: 'This description',
    open: 'everybody',
    input: object(),
    limit: limits.readContent,
    isOffline: true,
    cache: 'public, max-age=3600',
    run: () => ok<object>(openapi),
  },
});
