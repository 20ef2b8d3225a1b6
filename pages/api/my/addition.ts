import { api } from '@/lib/config/paths';
import { created, createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { payAddition } from '@/lib/server/services/my/payAddition';
import { additionBodySchema } from '@/lib/validation/my/changes';

export const config = { api: { bodyParser: false } };

export default createHandler(api.myAddition, {
  POST: {
    summary: 'Begins to pay for a person whom we accepted, or goes on',
    example: { changeId: 'unknown', amount: 1_520 },
    input: additionBodySchema,
    right: 'policies',
    limit: limits.startPayment,
    run: async (request) => created(await payAddition(request)),
  },
});
