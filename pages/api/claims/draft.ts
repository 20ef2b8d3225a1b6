import { api } from '@/lib/config/paths';
import { createHandler, noContent } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { keepTyped } from '@/lib/server/services/claims/keepTyped';
import { claimDraftBodySchema } from '@/lib/validation/claims/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.claimDraft, {
  POST: {
    summary: 'Keeps an answer or an appeal as it is typed, before it is sent',
    example: { claimId: 'CL-2611-00000000', about: 'appeal', text: 'The file is' },
    input: claimDraftBodySchema,
    right: 'claims',
    limit: limits.saveApplication,
    run: async (request) => {
      await keepTyped(request);
      return noContent;
    },
  },
});
