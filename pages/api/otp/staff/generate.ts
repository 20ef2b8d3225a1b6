import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { noLimit } from '@/lib/server/limits/rateLimits.data';
import { generateStaffOtp } from '@/lib/server/services/desk/staffSignIn';
import { staffOtpBodySchema } from '@/lib/validation/verify/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.otpStaffGenerate, {
  POST: {
    summary: 'Sends a code to a staff member',
    open: 'who signs in or out',
    example: { staffId: 'SAMPLE-1001' },
    input: staffOtpBodySchema,
    limit: noLimit.codes,
    keeps: ['session'],
    run: async (request) => ok(await generateStaffOtp(request)),
  },
});
