import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { askNumber } from '@/lib/server/services/my/number/askNumber';
import { numberChangeSchema } from '@/lib/validation/my/numberChange';

export const config = { api: { bodyParser: false } };

export default createHandler(api.myNumberRequest, {
  POST: {
    summary:
      'Sends the request for a new number, with its identity paper, to the desk; both numbers are told',
    example: { changeId: 'unknown' },
    input: numberChangeSchema,
    right: 'policies',
    limit: limits.saveVerified,
    run: async (request) => ok(await askNumber(request)),
  },
});
