import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readFigures } from '@/lib/server/services/desk/figures';
import { figuresQuerySchema } from '@/lib/validation/desk/figures';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskFigures, {
  GET: {
    summary: 'How many quotes made each move, and what became of links, over days',
    input: figuresQuerySchema,
    limit: limits.readFigures,
    permission: 'figures.read',
    run: async (request) => ok(await readFigures(request)),
  },
});
