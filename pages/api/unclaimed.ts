import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { lookUpUnclaimed } from '@/lib/server/services/unclaimed/unclaimed';
import { unclaimedBodySchema } from '@/lib/validation/unclaimed/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.unclaimed, {
  POST: {
    summary: 'Money that we owe and could not pay out, by policy number and the proposer’s birth date',
    open: 'everybody',
    example: { policyNumber: 'SUK2019-00000000018', dateOfBirth: '1957-08-15' },
    input: unclaimedBodySchema,
    limit: limits.lookUpUnclaimed,
    run: async (request) => ok(await lookUpUnclaimed(request)),
  },
});
