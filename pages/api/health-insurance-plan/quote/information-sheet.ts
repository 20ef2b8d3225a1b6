import { api } from '@/lib/config/paths';
import { createHandler, pdf } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { renderQuoteSheet } from '@/lib/server/services/quote/quoteDocument';
import { informationSheetQuerySchema } from '@/lib/validation/quote/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.informationSheet, {
  GET: {
    input: informationSheetQuerySchema,
    right: 'journeys',
    limit: limits.readDocument,
    run: async (request) => pdf(await renderQuoteSheet(request), 'customer-information-sheet.pdf'),
  },
});
