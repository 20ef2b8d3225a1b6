import type { MadeQuoteDto } from '@/lib/domain/desk/list/contract';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import type { MakeQuoteBody } from '@/lib/validation/desk/makeQuote';
import { keyedHash } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';
import { advanceLead } from '@/lib/server/services/quote/leadMoves';
import { createQuote } from '@/lib/server/services/quote/quotes';

/** No browser's session holds the quote until the customer proves the number. */
export async function makeQuote(request: ApiRequest<MakeQuoteBody>): Promise<MadeQuoteDto> {
  const { staffId } = actorOf(request);
  const { language, ...typed } = request.input;
  const { quoteId, dialerId } = await createQuote({
    ...request,
    input: { ...typed, segment: 'TeleSales' },
    caller: {
      ...request.caller,
      ownerHash: keyedHash('desk-quote', staffId),
      proof: () => Promise.resolve(undefined),
    },
    locale: language,
  });
  const cause = 'made on a call';
  await advanceLead(dialerId, { status: LEAD_STATUS.logged, at: request.now, actor: staffId, cause });
  await audit('QUOTE_MADE', staffId, request, { quoteId, language });
  return { quoteId, reference: quoteReference(quoteId) };
}
