import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { noLimit } from '@/lib/server/limits/rateLimits.data';
import { readStored } from '@/lib/server/services/site/stored';
import { storedQuerySchema } from '@/lib/validation/site/stored';

export const config = { api: { bodyParser: false } };

export default createHandler(api.stored, {
  GET: {
    summary: 'The newest records of a collection as they are stored, sealed; not in production',
    open: 'a stand-in',
    example: { collection: 'staff' },
    input: storedQuerySchema,
    limit: noLimit.stored,
    run: async (request) => ok(await readStored(request)),
  },
});
