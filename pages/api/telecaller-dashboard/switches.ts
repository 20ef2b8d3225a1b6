import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readSwitches, turnDeskSwitch } from '@/lib/server/services/desk/switches';
import { shape } from '@/lib/validation/common/base';
import { switchBodySchema } from '@/lib/validation/desk/switches';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskSwitches, {
  GET: {
    summary: 'What can be stopped without a deploy, and what is',
    input: shape({}),
    limit: limits.readStaff,
    permission: 'switches.turn',
    run: async () => ok(await readSwitches()),
  },
  POST: {
    summary: 'Stops a product, a payment way, a provider, the strip or a message, or lets it go on',
    example: { kind: 'strip', name: 'unknown', way: 'on', reason: 'It is right again' },
    input: switchBodySchema,
    limit: limits.readStaff,
    permission: 'switches.turn',
    run: async (request) => ok(await turnDeskSwitch(request)),
  },
});
