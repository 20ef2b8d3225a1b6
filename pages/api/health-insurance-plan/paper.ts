import { api } from '@/lib/config/paths';
import { createHandler, pdf } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readPlanPaper } from '@/lib/server/services/plans/planPapers';
import { planPaperQuerySchema } from '@/lib/validation/plans/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.planPaper, {
  GET: {
    summary: 'The brochure, the Customer Information Sheet or the wording of a plan, as PDF',
    open: 'everybody',
    example: { product: 'reassurev2', paper: 'wording', language: 'en' },
    input: planPaperQuerySchema,
    limit: limits.lookUp,
    isOffline: true,
    cache: 'public, max-age=86400',
    run: async (request) =>
      pdf(await readPlanPaper(request), `${request.input.product}-${request.input.paper}.pdf`),
  },
});
