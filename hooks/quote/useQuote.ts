import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { ApiError, isProvenElsewhere } from '@/lib/client/common/apiError';
import { readLeadIds, writeLeadIds, writeSession } from '@/lib/client/saving/storage';
import { openTabs, tellTabs } from '@/lib/client/saving/tabs';
import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { Stage } from '@/lib/domain/quote/journey/stages';
import type { Member } from '@/lib/domain/quote/members';
import type { Segment } from '@/lib/domain/quote/segments';
import type { Trip } from '@/lib/domain/travel/trip';
import type { Frequency } from '@/lib/domain/plans/planTerms.data';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';

export type QuoteChange = {
  quoteId?: string;
  version?: number;
  stage?: Stage;
  mobileNumber?: string;
  name?: string;
  dateOfBirth?: string;
  consent?: boolean;
  marketingConsent?: boolean;
  isChecked?: boolean;
  members?: readonly Member[];
  pincode?: string;
  city?: string;
  existingIllness?: 'yes' | 'no';
  product?: string;
  tier?: string;
  sumInsured?: number;
  tenure?: number;
  frequency?: Frequency;
  riders?: readonly string[];
  segment?: Segment;
  trip?: Trip;
  sumInsuredUsd?: number;
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

/** Another quote is created if it is gone or not this browser's. A number proven elsewhere keeps the input. */
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
