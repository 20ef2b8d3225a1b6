import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { discardOwnFile, keepOwnFile, openOwnFile } from '@/lib/server/services/help/talkFiles';
import { talkFileBodySchema } from '@/lib/validation/help/requests';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.helpFile, {
  GET: {
    summary: 'A file of an own talk, as it was sent',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    open: 'the browser that typed it',
    limit: limits.readDocument,
    run: async (request) => ({ status: 200 as const, ...(await openOwnFile(request)) }),
  },
  POST: {
    summary: 'Sends a file into an own talk in parts; names the parts that are still missing',
    example: {
      talkId: '00000000000000000000000000000000',
      kind: 'file',
      name: 'receipt.jpg',
      bytes: 3,
      hash: 'a'.repeat(64),
    },
    input: talkFileBodySchema,
    open: 'the browser that typed it',
    right: 'policies',
    limit: limits.sendPaper,
    run: async (request) => ok(await keepOwnFile(request)),
  },
  DELETE: {
    summary: 'Takes away what is not whole or was refused',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    open: 'the browser that typed it',
    limit: limits.saveVerified,
    run: async (request) => {
      await discardOwnFile(request);
      return noContent;
    },
  },
});
