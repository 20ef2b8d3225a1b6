import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readChange } from '@/lib/server/services/my/readChange';
import { saveChange } from '@/lib/server/services/my/saveChange';
import { withdrawChange } from '@/lib/server/services/my/withdrawChange';
import { changeBodySchema, changeQuerySchema, withdrawChangeQuerySchema } from '@/lib/validation/my/changes';

export const config = { api: { bodyParser: false } };

const policyNumber = 'SUK2026-01234567897';

export default createHandler(api.myChange, {
  GET: {
    summary: 'A change of an own policy, as it is typed or was asked for',
    example: { policyNumber, kind: 'nominee' },
    input: changeQuerySchema,
    right: 'policies',
    limit: limits.readPolicy,
    run: async (request) => ok(await readChange(request)),
  },
  POST: {
    summary: 'Saves a change as it is typed; with `submit` it is asked for',
    example: { policyNumber, kind: 'nominee', data: { name: 'Arjun Sample' }, version: 0 },
    input: changeBodySchema,
    right: 'policies',
    limit: limits.saveVerified,
    run: async (request) => ok(await saveChange(request)),
  },
  DELETE: {
    summary: 'Takes back a change that is typed or waits for us',
    example: { changeId: 'unknown' },
    input: withdrawChangeQuerySchema,
    right: 'policies',
    limit: limits.saveVerified,
    run: async (request) => {
      await withdrawChange(request);
      return noContent;
    },
  },
});
