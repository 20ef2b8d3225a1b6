import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { noLimit } from '@/lib/server/rateLimits.data';
import { readOutbox } from '@/lib/server/services/site/outboxPage';
import { outboxQuerySchema } from '@/lib/validation/site/outbox';

export const config = { api: { bodyParser: false } };

export default createHandler(api.outbox, {
  GET: {
    input: outboxQuerySchema,
    limit: noLimit.outbox,
    run: async (request) => ok(await readOutbox(request)),
  },
});
