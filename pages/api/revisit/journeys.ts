import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { listJourneys } from '@/lib/server/services/journeys';
import { shape } from '@/lib/validation/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisitJourneys, {
  GET: { input: shape({}), right: 'journeys', run: async (request) => ok(await listJourneys(request)) },
});
