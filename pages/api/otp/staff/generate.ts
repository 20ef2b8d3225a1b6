import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { noLimit } from '@/lib/server/rateLimits.data';
import { generateStaffOtp } from '@/lib/server/services/desk/staffSignIn';
import { staffOtpBodySchema } from '@/lib/validation/verify/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.otpStaffGenerate, {
  POST: {
    input: staffOtpBodySchema,
    limit: noLimit.codes,
    keeps: ['session'],
    run: async (request) => ok(await generateStaffOtp(request)),
  },
});
