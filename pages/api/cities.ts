import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listCities } from '@/lib/server/services/site/cities';
import { citiesQuerySchema } from '@/lib/validation/site/cities';

export const config = { api: { bodyParser: false } };

export default createHandler(api.cities, {
  GET: {
    summary: 'Cities by name, in three languages',
    open: 'everybody',
    example: { q: 'pun' },
    input: citiesQuerySchema,
    limit: limits.lookUp,
    isOffline: true,
    cache: 'public, max-age=86400',
    run: ({ input }) => ok(listCities(input)),
  },
});
