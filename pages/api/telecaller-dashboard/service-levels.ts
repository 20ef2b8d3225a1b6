import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readServiceLevels } from '@/lib/server/services/desk/figures';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.serviceLevels, {
  GET: {
    summary: 'What waits for the desk, since when, and how much of it is late',
    input: shape({}),
    limit: limits.readStaff,
    permission: 'figures.read',
    run: async (request) => ok(await readServiceLevels(request)),
  },
});
