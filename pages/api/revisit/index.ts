import { api } from '@/lib/config/paths';
import { created, createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { endSession } from '@/lib/server/services/verify/endSession';
import { lookUpJourney } from '@/lib/server/services/resume/resumeLookup';
import { createRevisit, removeRevisit, readRevisit } from '@/lib/server/services/resume/revisits';
import {
  revisitBodySchema,
  revisitDeleteQuerySchema,
  revisitQuerySchema,
} from '@/lib/validation/resume/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.revisit, {
  GET: {
    summary: 'A resume record; type=aggregate for the dialog',
    open: 'the browser that typed it',
    example: { uuid: '00000000-0000-4000-8000-000000000000' },
    input: revisitQuerySchema,
    right: 'journeys',
    limit: limits.readRevisit,
    run: async (request) =>
      ok(await (request.input.type === 'aggregate' ? lookUpJourney(request) : readRevisit(request))),
  },
  POST: {
    summary: 'A new resume record',
    open: 'the browser that typed it',
    example: {
      resumeJourney: {
        quoteId: 'unknown',
        stage: 'summery_111',
        url: '/?quoteId=unknown',
        uuid: '00000000-0000-4000-8000-000000000000',
      },
    },
    input: revisitBodySchema,
    limit: limits.createRevisit,
    keeps: ['session', 'resumeSecret'],
    run: async (request) => {
      const { record, isNew } = await createRevisit(request);
      return isNew ? created(record) : ok(record);
    },
  },
  DELETE: {
    summary: 'Deletes a record and its form',
    open: 'the browser that typed it',
    example: { uuid: '00000000-0000-4000-8000-000000000000' },
    input: revisitDeleteQuerySchema,
    limit: limits.createRevisit,
    run: async (request) => {
      await removeRevisit(request);
      return { ...noContent, cookies: await endSession(request) };
    },
  },
});
