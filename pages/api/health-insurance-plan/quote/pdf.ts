import { api } from '@/lib/config/paths';
import { createHandler, pdf } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { renderQuote } from '@/lib/server/services/quote/quoteDocument';
import { quoteQuerySchema } from '@/lib/validation/quote/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.quotePdf, {
  GET: {
    input: quoteQuerySchema,
    limit: limits.readDocument,
    run: async (request) => {
      const { file, reference } = await renderQuote(request);
      return pdf(file, `quote-${reference.replace(/[^A-Z0-9]/g, '')}.pdf`);
    },
  },
});
