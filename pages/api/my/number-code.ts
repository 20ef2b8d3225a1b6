import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { sendNumberCode } from '@/lib/server/services/my/number/numberCodes';
import { numberCodeBodySchema } from '@/lib/validation/my/numberChange';

export const config = { api: { bodyParser: false } };

export default createHandler(api.myNumberCode, {
  POST: {
    summary: 'Sends the code of a change of number to the old or the new one',
    example: { changeId: 'unknown', side: 'old' },
    input: numberCodeBodySchema,
    right: 'policies',
    limit: limits.sendMessage,
    run: async (request) => ok(await sendNumberCode(request)),
  },
});
