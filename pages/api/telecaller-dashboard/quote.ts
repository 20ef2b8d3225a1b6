import { api } from '@/lib/config/paths';
import { createHandler, created } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { makeQuote } from '@/lib/server/services/desk/list/makeQuote';
import { makeQuoteBodySchema } from '@/lib/validation/desk/makeQuote';

export const config = { api: { bodyParser: false } };

export default createHandler(api.makeQuote, {
  POST: {
    summary: 'Makes a quote for a caller, whose it is once the number is proven',
    example: {
      name: 'Asha Sample',
      mobileNumber: '9876543210',
      dateOfBirth: '1991-04-02',
      members: [{ relation: 'self', dateOfBirth: '1991-04-02' }],
      pincode: '411038',
      existingIllness: 'no',
      product: 'reassurev2',
      tier: 'Platinum+',
      sumInsured: 1_000_000,
      tenure: 1,
      language: 'hi',
      consent: true,
    },
    input: makeQuoteBodySchema,
    limit: limits.saveQuote,
    permission: 'quotes.own',
    run: async (request) => created(await makeQuote(request)),
  },
});
