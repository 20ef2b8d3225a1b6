import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { discardPortPaper, savePortPaper } from '@/lib/server/services/porting/papers';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';
import { portPaperBodySchema } from '@/lib/validation/porting/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.portDocument, {
  POST: {
    summary: 'Sends a paper of the previous insurer in parts; names the parts that are still missing',
    example: { portId: 'PO-2611-00000000', kind: 'proof', bytes: 3, hash: 'a'.repeat(64) },
    input: portPaperBodySchema,
    right: 'ports',
    limit: limits.sendPaper,
    run: async (request) => ok(await savePortPaper(request)),
  },
  DELETE: {
    summary: 'Takes away a paper of a move, until it was read and confirmed',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    right: 'ports',
    limit: limits.saveVerified,
    run: async (request) => {
      await discardPortPaper(request);
      return noContent;
    },
  },
});
