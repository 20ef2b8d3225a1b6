import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readDeclaration, saveDeclaration } from '@/lib/server/services/declaration/healthDeclaration';
import { healthDeclarationBodySchema } from '@/lib/validation/declaration/requests';
import { quoteIdSchema } from '@/lib/validation/common/recordFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.healthDeclaration, {
  GET: {
    summary: 'The declaration of good health, as far as it was answered',
    example: { quoteId: 'unknown' },
    input: quoteIdSchema,
    right: 'journeys',
    limit: limits.readVerified,
    run: async (request) => ok(await readDeclaration(request)),
  },
  POST: {
    summary: 'Keeps answers about health; with submit declares them',
    example: { quoteId: 'unknown', version: 1, answers: {} },
    input: healthDeclarationBodySchema,
    right: 'journeys',
    limit: limits.saveVerified,
    run: async (request) => ok(await saveDeclaration(request)),
  },
});
