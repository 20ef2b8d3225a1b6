import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import {
  discardGrievancePaper,
  openGrievancePaper,
  saveGrievancePaper,
} from '@/lib/server/services/grievances/papers';
import { grievancePaperBodySchema } from '@/lib/validation/grievances/requests';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.grievanceDocument, {
  GET: {
    summary: 'A paper of an own grievance, as it was sent',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    right: 'grievances',
    limit: limits.readDocument,
    run: async (request) => ({ status: 200 as const, ...(await openGrievancePaper(request)) }),
  },
  POST: {
    summary: 'Sends a paper in parts; names the parts that are still missing',
    example: { grievanceId: 'GR-2611-00000000', kind: 'proof', bytes: 3, hash: 'a'.repeat(64) },
    input: grievancePaperBodySchema,
    right: 'grievances',
    limit: limits.sendPaper,
    run: async (request) => ok(await saveGrievancePaper(request)),
  },
  DELETE: {
    summary: 'Takes away a paper that was refused or is not here as a whole',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    right: 'grievances',
    limit: limits.saveVerified,
    run: async (request) => {
      await discardGrievancePaper(request);
      return noContent;
    },
  },
});
