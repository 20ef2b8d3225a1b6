import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { withdrawCandidacy } from '@/lib/server/services/careers/saveCandidacy';
import { candidacyNamedBodySchema } from '@/lib/validation/careers/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.careersWithdraw, {
  POST: {
    summary: 'Takes an own application for work back: all of it is deleted',
    example: { candidacyId: 'CA-2611-00000000' },
    input: candidacyNamedBodySchema,
    right: 'careers',
    limit: limits.saveVerified,
    run: async (request) => ok(await withdrawCandidacy(request)),
  },
});
