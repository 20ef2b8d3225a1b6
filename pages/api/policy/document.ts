import { api } from '@/lib/config/paths';
import { createHandler, pdf } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { renderPolicyDocument } from '@/lib/server/services/policy/policyDocuments';
import { policyDocumentQuerySchema } from '@/lib/validation/policy/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.policyDocument, {
  GET: {
    summary: 'A document of an own policy, as PDF',
    example: { policyNumber: 'SUK2026-01234567897', kind: 'schedule' },
    input: policyDocumentQuerySchema,
    right: 'policies',
    limit: limits.readDocument,
    run: async (request) => {
      const { file, name } = await renderPolicyDocument(request);
      return pdf(file, name);
    },
  },
});
