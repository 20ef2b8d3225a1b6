import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { giveSecondFactor, readSecondFactor } from '@/lib/server/services/desk/secondFactor';
import { shape } from '@/lib/validation/common/base';
import { secondFactorBodySchema } from '@/lib/validation/desk/secondFactor';

export const config = { api: { bodyParser: false } };

export default createHandler(api.staffSecondFactor, {
  GET: {
    summary: 'What an authenticator app needs to know, until it is confirmed',
    input: shape({}),
    limit: limits.readStaff,
    permission: 'secondFactor',
    run: async (request) => ok(await readSecondFactor(request)),
  },
  POST: {
    summary: 'Confirms the authenticator, or passes the second step of signing in',
    example: { code: '000000' },
    input: secondFactorBodySchema,
    limit: limits.tryOtp,
    permission: 'secondFactor',
    run: async (request) => ok({ verified: true }, [await giveSecondFactor(request)]),
  },
});
