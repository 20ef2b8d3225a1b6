import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { ApiError, isProvenElsewhere } from '@/lib/client/common/apiError';
import { readLeadIds, writeLeadIds, writeSession } from '@/lib/client/saving/storage';
import { openTabs, tellTabs } from '@/lib/client/saving/tabs';
import { api } from '@/lib/config/paths';
import type { QuoteInput } from '@/lib/domain/quote/changeQuote';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';

export type QuoteChange = QuoteInput & {
  quoteId?: string;
  version?: number;
  consent?: boolean;
  marketingConsent?: boolean;
};

/** Channel by which a tab announces the quote that it saved. */
const SAVED = 'saved-quote';

const keyOf = (quoteId: string) => `${api.quote}?${new URLSearchParams({ quoteId })}`;

export function useQuote(quoteId: string | undefined) {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!quoteId) return undefined;
    const tabs = openTabs<string>(SAVED, (saved) => void (saved === quoteId && mutate(keyOf(quoteId))));
    return tabs.close;
  }, [quoteId, mutate]);
  return useSWR<QuoteDto, unknown>(quoteId ? keyOf(quoteId) : null, getJson, {
    revalidateOnMount: true,
    shouldRetryOnError: false,
  });
}

/** A family's quote is remembered as this browser's; a trip's is always named by the URL. */
function rememberIds({ quoteId, segment, dialerId }: QuoteDto): void {
  const known = readLeadIds();
  if (segment === 'Travel') {
    if (dialerId && !known.quoteId) writeLeadIds({ dialerId });
    return;
  }
  writeSession('quoteId', quoteId);
  const lead = dialerId ?? known.dialerId;
  writeLeadIds({ quoteId, ...(lead && { dialerId: lead }) });
}

export function useSaveQuote() {
  const { mutate } = useSWRConfig();
  return async (change: QuoteChange, idempotencyKey?: string): Promise<QuoteDto> => {
    // keepalive: a choice made just before the page closes is still sent.
    const quote = await postJson<QuoteDto>(api.quote, change, { idempotencyKey, keepalive: true });
    rememberIds(quote);
    tellTabs(SAVED, quote.quoteId);
    // Responses may arrive out of order.
    const newer = (known?: QuoteDto) => (known && known.version > quote.version ? known : quote);
    await mutate<QuoteDto>(keyOf(quote.quoteId), newer, { revalidate: false });
    return quote;
  };
}

/** Begins another quote if this one is gone, or isn't this browser's. Where the number was proven elsewhere it throws. */
export function useSaveOrBegin() {
  const saveQuote = useSaveQuote();
  const keyFor = useIdempotencyKey();
  return async (change: QuoteChange, quoteId: string | undefined): Promise<QuoteDto> => {
    if (quoteId === undefined) return saveQuote(change, keyFor(change));
    try {
      return await saveQuote({ ...change, quoteId });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404 || isProvenElsewhere(error)) throw error;
      if (readLeadIds().quoteId === quoteId) {
        writeLeadIds({});
        writeSession('quoteId', undefined);
      }
      return saveQuote(change, keyFor(change));
    }
  };
}
