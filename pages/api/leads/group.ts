import { api } from '@/lib/config/paths';
import { created, createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { askForGroupQuote } from '@/lib/server/services/callbacks/groupLeads';
import { groupLeadBodySchema } from '@/lib/validation/group/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.groupLead, {
  POST: {
    summary: 'Asks for a firm quote for the people of a company: a call to make for the desk',
    open: 'everybody',
    example: {
      company: 'Sample Works',
      people: 50,
      needs: ['health'],
      name: 'Asha Sample',
      mobileNumber: '9876543210',
    },
    input: groupLeadBodySchema,
    limit: limits.askCall,
    run: async (request) => created(await askForGroupQuote(request)),
  },
});
