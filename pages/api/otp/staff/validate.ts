import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { validateStaffOtp } from '@/lib/server/services/desk/staffSignIn';
import { otpTryBodySchema } from '@/lib/validation/verify/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.otpStaffValidate, {
  POST: {
    summary: 'Signs a staff member in',
    open: 'who signs in or out',
    example: { requestId: 'unknown', otp: '000000' },
    input: otpTryBodySchema,
    limit: limits.tryOtp,
    run: async (request) => ok({ verified: true }, await validateStaffOtp(request)),
  },
});
