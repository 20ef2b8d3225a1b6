import { api } from '@/lib/config/paths';
import { createHandler, pdf } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { renderQuote } from '@/lib/server/services/quote/quoteDocument';
import { quoteIdSchema } from '@/lib/validation/common/recordFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.quotePdf, {
  GET: {
    summary: 'A quote of this session as a PDF',
    open: 'the browser that typed it',
    example: { quoteId: 'unknown' },
    input: quoteIdSchema,
    limit: limits.readDocument,
    run: async (request) => {
      const { file, reference } = await renderQuote(request);
      return pdf(file, `quote-${reference.replace(/[^A-Z0-9]/g, '')}.pdf`);
    },
  },
});
