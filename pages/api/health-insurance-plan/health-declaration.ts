import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { readDeclaration, saveDeclaration } from '@/lib/server/services/declaration/healthDeclaration';
import {
  healthDeclarationBodySchema,
  healthDeclarationQuerySchema,
} from '@/lib/validation/declaration/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.healthDeclaration, {
  GET: {
    input: healthDeclarationQuerySchema,
    right: 'journeys',
    limit: limits.readVerified,
    run: async (request) => ok(await readDeclaration(request)),
  },
  POST: {
    input: healthDeclarationBodySchema,
    right: 'journeys',
    limit: limits.saveVerified,
    run: async (request) => ok(await saveDeclaration(request)),
  },
});
