import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { discardDeskFile, keepDeskFile, openDeskFile } from '@/lib/server/services/help/talkFiles';
import { talkFileBodySchema } from '@/lib/validation/help/requests';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskTalkFile, {
  GET: {
    summary: 'A file of a talk, as it was sent',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    permission: 'talks.answer',
    limit: limits.readDocument,
    run: async (request) => ({ status: 200 as const, ...(await openDeskFile(request)) }),
  },
  POST: {
    summary: 'Sends a file into a talk in parts; names the parts that are still missing',
    example: {
      talkId: '00000000000000000000000000000000',
      kind: 'file',
      name: 'receipt.jpg',
      bytes: 3,
      hash: 'a'.repeat(64),
    },
    input: talkFileBodySchema,
    permission: 'talks.answer',
    limit: limits.sendPaper,
    run: async (request) => ok(await keepDeskFile(request)),
  },
  DELETE: {
    summary: 'Takes away what is not whole or was refused',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    permission: 'talks.answer',
    limit: limits.readStaff,
    run: async (request) => {
      await discardDeskFile(request);
      return noContent;
    },
  },
});
