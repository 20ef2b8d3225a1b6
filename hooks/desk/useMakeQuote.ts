import { useRef } from 'react';
import { useIdempotencyKey } from '@/hooks/common/useIdempotencyKey';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { MadeQuoteDto } from '@/lib/domain/desk/list/contract';
import { useSessionEnd } from './useSessionEnd';

/** A repeat of the same answers makes no second quote. */
export function useMakeQuote() {
  const keyOf = useIdempotencyKey();
  const onError = useSessionEnd();
  const isOnItsWay = useRef(false);
  return async (body: object): Promise<MadeQuoteDto | undefined> => {
    if (isOnItsWay.current) return undefined;
    isOnItsWay.current = true;
    try {
      return await postJson<MadeQuoteDto>(api.makeQuote, body, { idempotencyKey: keyOf(body) });
    } catch (error) {
      onError(error);
      throw error;
    } finally {
      isOnItsWay.current = false;
    }
  };
}
