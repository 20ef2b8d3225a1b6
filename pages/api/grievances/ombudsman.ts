import { api } from '@/lib/config/paths';
import { createHandler, pdf } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { renderOmbudsmanForm } from '@/lib/server/services/grievances/ombudsmanForm';
import { ombudsmanQuerySchema } from '@/lib/validation/grievances/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.grievanceOmbudsman, {
  GET: {
    summary: 'The ombudsman’s form as PDF, filled in with what an own grievance says',
    example: { grievanceId: 'GR-2611-00000000' },
    input: ombudsmanQuerySchema,
    right: 'grievances',
    limit: limits.readDocument,
    run: async (request) => {
      const { file, name } = await renderOmbudsmanForm(request);
      return pdf(file, name);
    },
  },
});
