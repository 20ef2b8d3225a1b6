import type { HistoryEntryDto, QuoteHistoryDto } from '@/lib/domain/desk/drawer/contract';
import { pageOfHistory, parseMark } from '@/lib/domain/desk/drawer/history';
import type { QuoteHistoryBody } from '@/lib/validation/desk/drawer';
import { listCallbacksOf } from '@/models/callbacks/callback';
import { NOBODY } from '@/models/callbacks/dialerLead';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { auditRead } from '@/lib/server/services/common/audit';
import { colleaguesOf } from '@/lib/server/services/desk/list/colleagues';
import { actorOf } from '@/lib/server/services/common/actor';
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
  const entries = await entriesOf(found, calls);
  const page = pageOfHistory(entries, after === undefined ? undefined : parseMark(after));
  const staff = await colleaguesOf(staffIn(page.entries, found.lead?.owner));
  return {
    quote: await toDeskQuote(found, { calls, staff, now, locale }),
    ...page,
    staff: [...staff].map(([staffId, name]) => ({ staffId, name })),
  };
}

function staffIn(entries: readonly HistoryEntryDto[], owner = NOBODY): string[] {
  const named = entries.flatMap((entry) => [entry.by, entry.kind === 'callBack' ? entry.staffId : entry.by]);
  const others = ['customer', 'system', NOBODY];
  return [...named, owner].filter((each) => !others.includes(each));
}
