import { api } from '@/lib/config/paths';
import { created, createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { askForCall, readCallback } from '@/lib/server/services/callbacks/callbacks';
import { callbackBodySchema } from '@/lib/validation/callbacks/requests';
import { quoteIdSchema } from '@/lib/validation/common/recordFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.callbacks, {
  GET: {
    summary: 'The call that was promised about a quote',
    example: { quoteId: 'unknown' },
    input: quoteIdSchema,
    right: 'journeys',
    limit: limits.readVerified,
    run: async (request) => ok(await readCallback(request)),
  },
  POST: {
    summary: 'Asks for a call about a quote that an advisor completes, or whose payment failed',
    example: { quoteId: 'unknown', when: 'morning' },
    input: callbackBodySchema,
    right: 'journeys',
    limit: limits.saveVerified,
    run: async (request) => created(await askForCall(request)),
  },
});
