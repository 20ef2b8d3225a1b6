import { api } from '@/lib/config/paths';
import { createHandler, noContent } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { noteOwnSeen } from '@/lib/server/services/help/ownTalk';
import { talkSeenBodySchema } from '@/lib/validation/help/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.helpSeen, {
  POST: {
    summary: 'Notes the last line that the page has shown',
    example: { talkId: '00000000000000000000000000000000', seq: 1 },
    input: talkSeenBodySchema,
    open: 'the browser that typed it',
    limit: limits.sendTalkMessage,
    run: async (request) => {
      await noteOwnSeen(request);
      return noContent;
    },
  },
});
