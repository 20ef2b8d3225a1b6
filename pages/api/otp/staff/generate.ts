import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { generateStaffOtp } from '@/lib/server/services/staffSignIn';
import { staffOtpBodySchema } from '@/lib/validation/requests/otp';

export const config = { api: { bodyParser: false } };

export default createHandler(api.otpStaffGenerate, {
  POST: { input: staffOtpBodySchema, run: async (request) => ok(await generateStaffOtp(request)) },
});
