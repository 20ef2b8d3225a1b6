import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readDeskTalk } from '@/lib/server/services/help/desk/deskTalks';
import { deskTalkQuerySchema } from '@/lib/validation/help/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskTalk, {
  GET: {
    summary: 'A talk with all its lines',
    example: { talkId: '00000000000000000000000000000000' },
    input: deskTalkQuerySchema,
    permission: 'talks.answer',
    limit: limits.readStaff,
    run: async (request) => ok(await readDeskTalk(request)),
  },
});
