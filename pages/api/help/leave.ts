import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { leaveTalk } from '@/lib/server/services/help/ownTalk';
import { talkNamedBodySchema } from '@/lib/validation/help/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.helpLeave, {
  POST: {
    summary: 'Leaves the queue, or ends an own talk',
    example: { talkId: '00000000000000000000000000000000' },
    input: talkNamedBodySchema,
    open: 'the browser that typed it',
    limit: limits.sendTalkMessage,
    run: async (request) => ok(await leaveTalk(request)),
  },
});
