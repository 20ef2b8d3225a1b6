import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { validatePhoneOtp } from '@/lib/server/services/verify/customerOtp';
import { otpTryBodySchema } from '@/lib/validation/verify/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.otpPhoneValidate, {
  POST: {
    summary: 'Verifies the number in this session',
    open: 'who signs in or out',
    example: { requestId: 'unknown', otp: '000000' },
    input: otpTryBodySchema,
    limit: limits.tryOtp,
    keeps: ['session', 'resumeSecret'],
    run: async (request) => ok({ verified: true }, await validatePhoneOtp(request)),
  },
});
