import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { postJson, READ_MS } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import { CARD_CODE } from '@/lib/domain/policy/cardCode';
import type { CardCheckDto } from '@/lib/domain/policy/contract';

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const readCode = () => {
  const code = window.location.hash.slice(1);
  return CARD_CODE.test(code) ? code : '';
};

/** The code is in the hash, so that no server's log has it. */
export function useCardCheck() {
  const code = useSyncExternalStore(onHash, readCode, () => undefined);
  const { data, error, mutate, isValidating } = useSWR<CardCheckDto, unknown>(
    code ? [api.cardCheck, code] : null,
    () => postJson<CardCheckDto>(api.cardCheck, { code }, { patienceMs: READ_MS }),
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return {
    check: error === undefined ? data : undefined,
    isNone: code === '',
    hasFailed: error !== undefined,
    isBusy: isValidating,
    again: () => mutate(),
  };
}
