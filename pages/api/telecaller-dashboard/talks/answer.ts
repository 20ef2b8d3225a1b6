import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { answerTalk } from '@/lib/server/services/help/desk/workOnTalk';
import { talkMessageBodySchema } from '@/lib/validation/help/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskTalkAnswer, {
  POST: {
    summary: 'Answers in a talk that one has taken, once',
    example: {
      talkId: '00000000000000000000000000000000',
      messageId: '00000000000000000000000000000000',
      text: 'It began on 1 March.',
    },
    input: talkMessageBodySchema,
    permission: 'talks.answer',
    limit: limits.readStaff,
    run: async (request) => ok(await answerTalk(request)),
  },
});
