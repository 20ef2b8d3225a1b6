import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { noLimit } from '@/lib/server/limits/rateLimits.data';
import { generatePhoneOtp } from '@/lib/server/services/verify/customerOtp';
import { phoneOtpBodySchema } from '@/lib/validation/verify/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.otpPhoneGenerate, {
  POST: {
    summary: 'Sends a code to a mobile number',
    open: 'who signs in or out',
    example: { quoteId: 'unknown' },
    input: phoneOtpBodySchema,
    limit: noLimit.codes,
    keeps: ['session'],
    run: async (request) => ok(await generatePhoneOtp(request)),
  },
});
