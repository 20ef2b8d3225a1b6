import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { discardNumberPaper, saveNumberPaper } from '@/lib/server/services/my/number/askNumber';
import { numberPaperBodySchema } from '@/lib/validation/my/numberChange';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.myNumberDocument, {
  POST: {
    summary: 'Sends an identity paper for a new number in parts; names the parts that are still missing',
    example: { changeId: 'unknown', kind: 'proof', bytes: 3, hash: 'a'.repeat(64) },
    input: numberPaperBodySchema,
    right: 'policies',
    limit: limits.sendPaper,
    run: async (request) => ok(await saveNumberPaper(request)),
  },
  DELETE: {
    summary: 'Takes away an identity paper that was refused or is not here as a whole',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    right: 'policies',
    limit: limits.saveVerified,
    run: async (request) => {
      await discardNumberPaper(request);
      return noContent;
    },
  },
});
