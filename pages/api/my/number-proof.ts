import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { tryNumberCode } from '@/lib/server/services/my/number/numberCodes';
import { numberTryBodySchema } from '@/lib/validation/my/numberChange';

export const config = { api: { bodyParser: false } };

export default createHandler(api.myNumberProof, {
  POST: {
    summary: 'Tries a code of a change of number; the second right one moves the policy',
    example: { changeId: 'unknown', requestId: 'unknown', otp: '000000' },
    input: numberTryBodySchema,
    right: 'policies',
    limit: limits.tryOtp,
    run: async (request) => {
      const { body, cookies } = await tryNumberCode(request);
      return ok(body, cookies);
    },
  },
});
