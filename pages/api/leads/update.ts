import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { updateLead } from '@/lib/server/services/quote/leads';
import { leadsUpdateBodySchema } from '@/lib/validation/quote/leads';

export const config = { api: { bodyParser: false } };

export default createHandler(api.leadsUpdate, {
  POST: {
    summary: 'Notes that the customer resumes',
    open: 'the browser that typed it',
    example: { condition: 'dialerLead', id: 'unknown', uuid: '00000000-0000-4000-8000-000000000000' },
    input: leadsUpdateBodySchema,
    limit: limits.updateLead,
    run: async (request) => ok(await updateLead(request)),
  },
});
