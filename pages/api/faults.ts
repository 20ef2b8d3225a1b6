import { api } from '@/lib/config/paths';
import { createHandler, created } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { noteFault } from '@/lib/server/services/site/faults';
import { faultBodySchema } from '@/lib/validation/site/faults';

export const config = { api: { bodyParser: false } };

export default createHandler(api.faults, {
  POST: {
    summary: 'Notes a page that crashed in the browser, by a number',
    open: 'everybody',
    input: faultBodySchema,
    limit: limits.noteFault,
    isOffline: true,
    run: ({ input, requestId }) => created(noteFault(input, requestId)),
  },
});
