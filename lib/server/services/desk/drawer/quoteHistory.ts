import type { QuoteHistoryDto } from '@/lib/domain/desk/drawer/contract';
import { pageOfHistory, parseMark } from '@/lib/domain/desk/drawer/history';
import type { QuoteHistoryBody } from '@/lib/validation/desk/drawer';
import { listCallbacksOf } from '@/models/callbacks/callback';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { auditRead } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/desk/staffSignIn';
import { toDeskQuote } from './deskQuote';
import { findDeskQuote } from './foundQuote';
import { entriesOf } from './timeline';

const MOST_CALLS = 100;

export async function readQuoteHistory(request: ApiRequest<QuoteHistoryBody>): Promise<QuoteHistoryDto> {
  const { input, now, locale } = request;
  const { quoteId, after } = input;
  const found = await findDeskQuote(quoteId, now);
  await auditRead('QUOTE_READ', actorOf(request).staffId, request, { quoteId });
  const calls = await listCallbacksOf(quoteId, MOST_CALLS);
  const [quote, entries] = await Promise.all([
    toDeskQuote(found, { calls, now, locale }),
    entriesOf(found, calls),
  ]);
  return { quote, ...pageOfHistory(entries, after === undefined ? undefined : parseMark(after)) };
}
