import { api } from '@/lib/config/paths';
import { createHandler, events } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { openTalkEvents } from '@/lib/server/services/help/talkEvents';
import { talkEventsQuerySchema } from '@/lib/validation/help/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.helpEvents, {
  GET: {
    summary: 'The lines of an own talk and its state, as they come (server-sent events)',
    example: { talkId: '00000000000000000000000000000000' },
    input: talkEventsQuerySchema,
    open: 'the browser that typed it',
    limit: limits.openTalkEvents,
    run: async (request) => events(await openTalkEvents(request)),
  },
});
