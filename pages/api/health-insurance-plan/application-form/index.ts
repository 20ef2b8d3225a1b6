import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { readApplication, saveSection } from '@/lib/server/services/application/applications';
import { applicationBodySchema, applicationQuerySchema } from '@/lib/validation/application/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.applicationForm, {
  GET: {
    input: applicationQuerySchema,
    right: 'journeys',
    limit: limits.readApplication,
    run: async (request) => ok(await readApplication(request)),
  },
  POST: {
    input: applicationBodySchema,
    right: 'journeys',
    limit: limits.saveApplication,
    run: async (request) => ok(await saveSection(request)),
  },
});
