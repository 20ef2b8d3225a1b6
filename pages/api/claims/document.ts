import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { discardPaper, openPaper } from '@/lib/server/services/claims/papers/readPapers';
import { savePaper } from '@/lib/server/services/claims/papers/savePaper';
import { claimPaperBodySchema } from '@/lib/validation/claims/requests';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.claimDocument, {
  GET: {
    summary: 'A paper of an own claim, as it was sent',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    right: 'claims',
    limit: limits.readDocument,
    run: async (request) => ({ status: 200 as const, ...(await openPaper(request)) }),
  },
  POST: {
    summary: 'Sends a paper in parts; names the parts that are still missing',
    example: { claimId: 'CL-2611-00000000', kind: 'photoId', bytes: 3, hash: 'a'.repeat(64) },
    input: claimPaperBodySchema,
    right: 'claims',
    limit: limits.sendPaper,
    run: async (request) => ok(await savePaper(request)),
  },
  DELETE: {
    summary: 'Takes away a paper that was refused or is not here as a whole',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    right: 'claims',
    limit: limits.saveVerified,
    run: async (request) => {
      await discardPaper(request);
      return noContent;
    },
  },
});
