import { api } from '@/lib/config/paths';
import { createHandler, created, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { beginTalk, readOwnTalk } from '@/lib/server/services/help/ownTalk';
import { ownTalkQuerySchema, talkBodySchema } from '@/lib/validation/help/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.helpTalk, {
  GET: {
    summary: 'Who is here to talk to, and an own talk as it stands',
    example: { talkId: '00000000000000000000000000000000' },
    input: ownTalkQuerySchema,
    open: 'the browser that typed it',
    limit: limits.readOwn,
    run: async (request) => ok(await readOwnTalk(request)),
  },
  POST: {
    summary: 'Asks for a person: the talk waits from now on',
    example: { talkId: '00000000000000000000000000000000', topic: 'policy', name: 'Asha' },
    input: talkBodySchema,
    open: 'the browser that typed it',
    right: 'policies',
    keeps: ['session'],
    limit: limits.sendTalkMessage,
    run: async (request) => created(await beginTalk(request)),
  },
});
