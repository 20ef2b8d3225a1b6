import { useRef } from 'react';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { MadeQuoteDto } from '@/lib/domain/desk/list/contract';

/** A repeat of the same answers makes no second quote. */
export function useMakeQuote() {
  const keyOf = useIdempotencyKey();
  const isOnItsWay = useRef(false);
  return async (body: object): Promise<MadeQuoteDto | undefined> => {
    if (isOnItsWay.current) return undefined;
    isOnItsWay.current = true;
    try {
      return await postJson<MadeQuoteDto>(api.makeQuote, body, { idempotencyKey: keyOf(body) });
    } finally {
      isOnItsWay.current = false;
    }
  };
}
