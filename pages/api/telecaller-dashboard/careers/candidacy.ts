import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readDeskCandidacy } from '@/lib/server/services/careers/deskCandidacies';
import { candidacyQuerySchema } from '@/lib/validation/careers/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskCandidacy, {
  GET: {
    summary: 'An application for work with its papers',
    example: { candidacyId: 'CA-2611-00000000' },
    input: candidacyQuerySchema,
    permission: 'careers.read',
    limit: limits.readStaff,
    run: async (request) => ok(await readDeskCandidacy(request)),
  },
});
