import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { discardCandidacyPaper, saveCandidacyPaper } from '@/lib/server/services/careers/papers';
import { candidacyPaperBodySchema } from '@/lib/validation/careers/requests';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.careersDocument, {
  POST: {
    summary: 'Sends a CV in parts; names the parts that are still missing',
    example: { candidacyId: 'CA-2611-00000000', kind: 'proof', bytes: 3, hash: 'a'.repeat(64) },
    input: candidacyPaperBodySchema,
    right: 'careers',
    limit: limits.sendPaper,
    run: async (request) => ok(await saveCandidacyPaper(request)),
  },
  DELETE: {
    summary: 'Takes away a paper of an application that was not sent yet',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    right: 'careers',
    limit: limits.saveVerified,
    run: async (request) => {
      await discardCandidacyPaper(request);
      return noContent;
    },
  },
});
