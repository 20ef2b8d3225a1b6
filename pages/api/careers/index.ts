import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readCandidacies } from '@/lib/server/services/careers/ownCandidacies';
import { saveCandidacy } from '@/lib/server/services/careers/saveCandidacy';
import { candidaciesQuerySchema, candidacyBodySchema } from '@/lib/validation/careers/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.careers, {
  GET: {
    summary: 'The applications for work of the proven number, and the one that is being written',
    input: candidaciesQuerySchema,
    right: 'careers',
    limit: limits.readOwn,
    run: async (request) => ok(await readCandidacies(request)),
  },
  POST: {
    summary: 'Keeps an application for work as it is typed; with submit sends it, with its CV',
    example: { candidacyId: 'CA-2611-00000000', form: { opening: 'trainee', city: 'Pune' } },
    input: candidacyBodySchema,
    right: 'careers',
    limit: limits.saveVerified,
    run: async (request) => ok(await saveCandidacy(request)),
  },
});
