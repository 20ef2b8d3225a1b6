import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { discardChangePaper, saveChangePaper } from '@/lib/server/services/my/papers';
import { proofBodySchema } from '@/lib/validation/my/changes';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.myChangeDocument, {
  POST: {
    summary: 'Sends a proof of a change in parts; names the parts that are still missing',
    example: { changeId: 'unknown', kind: 'proof', bytes: 3, hash: 'a'.repeat(64) },
    input: proofBodySchema,
    right: 'policies',
    limit: limits.sendPaper,
    run: async (request) => ok(await saveChangePaper(request)),
  },
  DELETE: {
    summary: 'Takes away a proof that was refused or is not here as a whole',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    right: 'policies',
    limit: limits.saveVerified,
    run: async (request) => {
      await discardChangePaper(request);
      return noContent;
    },
  },
});
