import useSWR from 'swr';
import { useFragment } from '@/hooks/common/page/useFragment';
import { postJson, READ_MS } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import { CARD_CODE } from '@/lib/domain/policy/cardCode';
import type { CardCheckDto } from '@/lib/domain/policy/contract';

/** The code is in the fragment, so that no server's log has it. */
export function useCardCheck() {
  const named = useFragment();
  const code = named && CARD_CODE.test(named) ? named : undefined;
  const { data, error, mutate, isValidating } = useSWR<CardCheckDto, unknown>(
    code ? [api.cardCheck, code] : null,
    () => postJson<CardCheckDto>(api.cardCheck, { code }, { patienceMs: READ_MS }),
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return {
    check: error === undefined ? data : undefined,
    isNone: named !== undefined && code === undefined,
    hasFailed: error !== undefined,
    isBusy: isValidating,
    again: () => mutate(),
  };
}
