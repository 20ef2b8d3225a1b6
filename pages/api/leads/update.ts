import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { updateLead } from '@/lib/server/services/quote/leads';
import { leadsUpdateBodySchema } from '@/lib/validation/quote/leads';

export const config = { api: { bodyParser: false } };

export default createHandler(api.leadsUpdate, {
  POST: {
    input: leadsUpdateBodySchema,
    limit: limits.updateLead,
    run: async (request) => ok(await updateLead(request)),
  },
});
