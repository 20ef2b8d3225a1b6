import { api } from '@/lib/config/paths';
import { createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { openDeskCandidacyPaper } from '@/lib/server/services/careers/deskCandidacies';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskCandidacyPaper, {
  GET: {
    summary: 'A CV, as it was sent',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    permission: 'careers.read',
    limit: limits.readStaff,
    run: async (request) => ({ status: 200 as const, ...(await openDeskCandidacyPaper(request)) }),
  },
});
