import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { noLimit } from '@/lib/server/limits/rateLimits.data';
import { readOutbox } from '@/lib/server/services/site/outboxPage';
import { outboxQuerySchema } from '@/lib/validation/site/outbox';

export const config = { api: { bodyParser: false } };

export default createHandler(api.outbox, {
  GET: {
    summary: 'What would have been sent; not in production',
    open: 'a stand-in',
    input: outboxQuerySchema,
    limit: noLimit.outbox,
    run: async (request) => ok(await readOutbox(request)),
  },
});
