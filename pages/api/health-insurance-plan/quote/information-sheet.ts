import { api, paths } from '@/lib/config/paths';
import { pathIn, toLocale } from '@/lib/i18n/locales';
import { createHandler, pdf } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { renderQuoteSheet } from '@/lib/server/services/quote/quoteDocument';
import { informationSheetQuerySchema } from '@/lib/validation/quote/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.informationSheet, {
  GET: {
    summary: 'The Customer Information Sheet of a quote’s plan, as PDF',
    example: { quoteId: 'unknown' },
    input: informationSheetQuerySchema,
    right: 'journeys',
    limit: limits.readDocument,
    failurePage: ({ quoteId = '', language }) => pathIn(toLocale(language), paths.summary(quoteId)),
    run: async (request) => pdf(await renderQuoteSheet(request), 'customer-information-sheet.pdf'),
  },
});
