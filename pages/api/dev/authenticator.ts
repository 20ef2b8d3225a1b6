import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { noLimit } from '@/lib/server/limits/rateLimits.data';
import { readSampleCodes } from '@/lib/server/services/desk/sampleAuthenticator';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.sampleAuthenticator, {
  GET: {
    summary: 'The codes of the sample staff’s authenticators; not in production',
    open: 'a stand-in',
    input: shape({}),
    limit: noLimit.outbox,
    run: async (request) => ok(await readSampleCodes(request)),
  },
});
