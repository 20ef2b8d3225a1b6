import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readApplication, saveSection } from '@/lib/server/services/application/applications';
import { applicationBodySchema, applicationQuerySchema } from '@/lib/validation/application/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.applicationForm, {
  GET: {
    summary: 'Everything typed so far',
    example: { applicationId: 'unknown' },
    input: applicationQuerySchema,
    right: 'journeys',
    limit: limits.readApplication,
    run: async (request) => ok(await readApplication(request)),
  },
  POST: {
    summary: 'Keeps a section; with submit signs',
    example: { applicationId: 'unknown', section: 'bank', data: {}, version: 1 },
    input: applicationBodySchema,
    right: 'journeys',
    limit: limits.saveApplication,
    run: async (request) => ok(await saveSection(request)),
  },
});
