import { api } from '@/lib/config/paths';
import { createHandler, pdf } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { renderCertificate } from '@/lib/server/services/travel/tripPolicies';
import { certificateQuerySchema } from '@/lib/validation/travel/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.tripCertificate, {
  GET: {
    summary: 'The certificate of an own trip, of all travellers or of one, as PDF in English',
    example: { policyNumber: 'SKT2026-01234567897' },
    input: certificateQuerySchema,
    right: 'policies',
    limit: limits.readDocument,
    run: async (request) => {
      const { file, name } = await renderCertificate(request);
      return pdf(file, name);
    },
  },
});
