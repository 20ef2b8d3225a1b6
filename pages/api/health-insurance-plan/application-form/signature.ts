import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { sendSignatureOtp } from '@/lib/server/services/application/applications';
import { signatureBodySchema } from '@/lib/validation/application/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.applicationSignature, {
  POST: {
    summary: 'Sends the code to sign with',
    example: { applicationId: 'unknown' },
    input: signatureBodySchema,
    right: 'journeys',
    limit: limits.startApplication,
    run: async (request) => ok(await sendSignatureOtp(request)),
  },
});
