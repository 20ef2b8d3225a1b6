import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { noteHospital } from '@/lib/server/services/claims/desk/workOnClaim';
import { claimNoteBodySchema } from '@/lib/validation/claims/desk';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaimNote, {
  POST: {
    summary: 'Notes the hospital’s request, our answer to it, or its last bill; their clocks run from here',
    example: { claimId: 'CL-2611-00000000', version: 1, what: 'preauthorised', rupees: 60_000 },
    input: claimNoteBodySchema,
    limit: limits.readStaff,
    permission: 'claims.decide',
    run: async (request) => ok(await noteHospital(request)),
  },
});
