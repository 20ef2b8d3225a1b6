import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readDeviceKeys } from '@/lib/server/services/verify/deviceKeys';
import { deviceKeysQuerySchema } from '@/lib/validation/verify/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deviceKeys, {
  GET: {
    summary: 'The keys of the proven number that seal on its device what could not be saved',
    example: { right: 'journeys' },
    input: deviceKeysQuerySchema,
    limit: limits.readOwn,
    right: 'any',
    run: async (request) => ok(await readDeviceKeys(request)),
  },
});
