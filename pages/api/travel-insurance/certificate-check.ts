import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { checkCertificate } from '@/lib/server/services/travel/certificates';
import { certificateCheckBodySchema } from '@/lib/validation/travel/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.certificateCheck, {
  POST: {
    summary: 'Whether a certificate of travel insurance holds, was replaced, or neither',
    example: { code: '7KQ2-M4P9-XH3T' },
    input: certificateCheckBodySchema,
    open: 'who has its secret',
    limit: limits.checkCertificate,
    run: async (request) => ok(await checkCertificate(request)),
  },
});
