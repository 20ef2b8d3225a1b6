import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readOtherDetails } from '@/lib/server/services/claims/papers/readPapers';
import { claimQuerySchema } from '@/lib/validation/claims/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.claimOtherDetails, {
  GET: {
    summary: 'The papers of an own claim: here, on their way, refused and why, missing',
    example: { claimId: 'CL-2611-00000000' },
    input: claimQuerySchema,
    right: 'claims',
    limit: limits.readVerified,
    run: async (request) => ok(await readOtherDetails(request)),
  },
});
