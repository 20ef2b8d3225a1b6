import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { workOnTalk } from '@/lib/server/services/help/desk/workOnTalk';
import { talkWorkBodySchema } from '@/lib/validation/help/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskTalkWork, {
  POST: {
    summary: 'Takes a talk, hands it on or closes it; says that one is writing',
    example: { talkId: '00000000000000000000000000000000', what: 'take' },
    input: talkWorkBodySchema,
    permission: 'talks.answer',
    limit: limits.readStaff,
    run: async (request) => ok(await workOnTalk(request)),
  },
});
