import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readTalkHolder } from '@/lib/server/services/help/desk/talkHolder';
import { deskTalkQuerySchema } from '@/lib/validation/help/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskTalkHolder, {
  GET: {
    summary: 'Policies and open claims of the number that was proven in a talk that one has taken',
    example: { talkId: '00000000000000000000000000000000' },
    input: deskTalkQuerySchema,
    permission: 'talks.answer',
    limit: limits.readStaff,
    run: async (request) => ok(await readTalkHolder(request)),
  },
});
