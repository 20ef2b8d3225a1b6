import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { writeOwn } from '@/lib/server/services/help/ownTalk';
import { talkMessageBodySchema } from '@/lib/validation/help/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.helpMessage, {
  POST: {
    summary: 'Writes a line into an own talk, once',
    example: {
      talkId: '00000000000000000000000000000000',
      messageId: '00000000000000000000000000000000',
      text: 'When does my policy begin?',
    },
    input: talkMessageBodySchema,
    open: 'the browser that typed it',
    right: 'policies',
    limit: limits.sendTalkMessage,
    run: async (request) => ok(await writeOwn(request)),
  },
});
