import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { findTags } from '@/lib/server/services/site/tags';
import { tagsQuerySchema } from '@/lib/validation/site/tags';

export const config = { api: { bodyParser: false } };

export default createHandler(api.tags, {
  GET: {
    summary: 'The script of a set of tags',
    open: 'everybody',
    example: { set: 'site' },
    input: tagsQuerySchema,
    limit: limits.readContent,
    isOffline: true,
    cache: 'public, max-age=3600',
    run: ({ input }) => ok(findTags(input.set)),
  },
});
