import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { checkCard } from '@/lib/server/services/policy/healthCards';
import { cardCheckBodySchema } from '@/lib/validation/policy/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.cardCheck, {
  POST: {
    summary: 'Whether a health card is valid today, and nothing else',
    example: { code: 'AbCdEfGhIjKlMnOpQrStUv' },
    input: cardCheckBodySchema,
    open: 'who has its secret',
    limit: limits.checkCard,
    run: async (request) => ok(await checkCard(request)),
  },
});
