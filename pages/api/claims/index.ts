import { api } from '@/lib/config/paths';
import { created, createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { discardClaim, saveClaim } from '@/lib/server/services/claims/saveClaim';
import { claimBodySchema, claimQuerySchema } from '@/lib/validation/claims/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.claims, {
  POST: {
    summary: 'Begins a claim, keeps its answers; with submit tells us of it',
    example: { claimId: 'CL-2611-00000000', answers: { admission: 'planned' } },
    input: claimBodySchema,
    right: 'claims',
    limit: limits.saveVerified,
    run: async (request) => {
      const { claim, isNew } = await saveClaim(request);
      return isNew ? created(claim) : ok(claim);
    },
  },
  DELETE: {
    summary: 'Throws away what was begun and not told yet',
    example: { claimId: 'CL-2611-00000000' },
    input: claimQuerySchema,
    right: 'claims',
    limit: limits.saveVerified,
    run: async (request) => {
      await discardClaim(request);
      return noContent;
    },
  },
});
