import { object } from 'yup';
import { createHandler, ok } from '@/lib/server/http/createHandler';

export const config = { api: { bodyParser: false } };

export default createHandler('/api/health/live', {
  GET: { input: object(), isOffline: true, run: () => ok({ status: 'live' }) },
});
