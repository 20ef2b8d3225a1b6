import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { withdrawNumber } from '@/lib/server/services/my/number/askNumber';
import { beginNumber, readNumber } from '@/lib/server/services/my/number/beginNumber';
import { numberBodySchema, numberChangeSchema, numberQuerySchema } from '@/lib/validation/my/numberChange';

export const config = { api: { bodyParser: false } };

const policyNumber = 'SUK2026-01234567897';

export default createHandler(api.myNumber, {
  GET: {
    summary: 'The change of a policy to the proven number, as it is',
    example: { policyNumber },
    input: numberQuerySchema,
    right: 'policies',
    limit: limits.readPolicy,
    run: async (request) => ok(await readNumber(request)),
  },
  POST: {
    summary:
      'Begins to change a policy’s mobile number: by codes to both, or by request where the old one is lost',
    example: { policyNumber, mobileNumber: '9812345670', way: 'codes' },
    input: numberBodySchema,
    right: 'policies',
    limit: limits.saveVerified,
    run: async (request) => ok(await beginNumber(request)),
  },
  DELETE: {
    summary: 'Takes back a change of a number that is not decided',
    example: { changeId: 'unknown' },
    input: numberChangeSchema,
    right: 'policies',
    limit: limits.saveVerified,
    run: async (request) => {
      await withdrawNumber(request);
      return noContent;
    },
  },
});
