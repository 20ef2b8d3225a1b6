import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { noLimit } from '@/lib/server/limits/rateLimits.data';
import { generateServiceOtp } from '@/lib/server/services/verify/customerOtp';
import { serviceOtpBodySchema } from '@/lib/validation/verify/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.otpServiceGenerate, {
  POST: {
    summary: 'Sends a code by any channel for a purpose',
    open: 'who signs in or out',
    example: { channel: 'sms', to: '9876543210', purpose: 'claim' },
    input: serviceOtpBodySchema,
    limit: noLimit.codes,
    keeps: ['session'],
    run: async (request) => ok(await generateServiceOtp(request)),
  },
});
