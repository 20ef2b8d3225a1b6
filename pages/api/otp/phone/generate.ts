import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { generatePhoneOtp } from '@/lib/server/services/customerOtp';
import { phoneOtpBodySchema } from '@/lib/validation/requests/otp';

export const config = { api: { bodyParser: false } };

export default createHandler(api.otpPhoneGenerate, {
  POST: { input: phoneOtpBodySchema, run: async (request) => ok(await generatePhoneOtp(request)) },
});
