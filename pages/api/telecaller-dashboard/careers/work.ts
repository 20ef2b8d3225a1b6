import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { workOnCandidacy } from '@/lib/server/services/careers/deskCandidacies';
import { candidacyWorkBodySchema } from '@/lib/validation/careers/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskCandidacyWork, {
  POST: {
    summary: 'Says that an application was read, called about or declined',
    example: { candidacyId: 'CA-2611-00000000', version: 1, what: 'read' },
    input: candidacyWorkBodySchema,
    permission: 'careers.read',
    limit: limits.readStaff,
    run: async (request) => ok(await workOnCandidacy(request)),
  },
});
