import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { addNote } from '@/lib/server/services/desk/drawer/deskNotes';
import { deskNoteBodySchema } from '@/lib/validation/desk/drawer';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskNotes, {
  POST: {
    summary: 'Adds a note of staff about a quote',
    example: { quoteId: 'unknown', text: 'Asks for a higher sum insured' },
    input: deskNoteBodySchema,
    limit: limits.readStaff,
    permission: 'customers.call',
    run: async (request) => ok(await addNote(request)),
  },
});
