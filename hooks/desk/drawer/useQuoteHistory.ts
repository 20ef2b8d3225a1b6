import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { hasStatus } from '@/lib/client/common/apiError';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { HistoryEntryDto, QuoteHistoryDto } from '@/lib/domain/desk/drawer/contract';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';

const RENEW_MS = 5_000;

/** Renewed by itself, so that colleagues see each other's notes. */
export function useQuoteHistory(quoteId: string) {
  const endSession = useSessionEnd();
  const { data, error, mutate } = useSWR<QuoteHistoryDto, unknown>(
    [api.quotesHistory, quoteId],
    () => postJson<QuoteHistoryDto>(api.quotesHistory, { quoteId }),
    { shouldRetryOnError: false, revalidateOnFocus: false, onError: endSession },
  );
  const renew = (isUnattended: boolean) =>
    mutate(
      async (known) =>
        merge(await postJson<QuoteHistoryDto>(api.quotesHistory, { quoteId }, { isUnattended }), known),
      { revalidate: false, throwOnError: true },
    ).catch(endSession);
  const renewWhileSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void renew(true);
  });
  useEffect(() => {
    const timer = setInterval(() => renewWhileSeen(), RENEW_MS);
    return () => clearInterval(timer);
  }, []);
  const after = data?.next;
  const more = () =>
    mutate(
      async (known) => {
        const older = await postJson<QuoteHistoryDto>(api.quotesHistory, { quoteId, after });
        return { ...merge(older, known), next: older.next };
      },
      { revalidate: false, throwOnError: false },
    );
  return {
    history: data,
    error,
    isGone: hasStatus(error, 404),
    retry: () => void mutate(),
    renew: () => renew(false),
    more: after === undefined ? undefined : more,
  };
}

export type QuoteHistory = ReturnType<typeof useQuoteHistory>;

/** Keeps the older entries that were read before. */
function merge(fresh: QuoteHistoryDto, known: QuoteHistoryDto | undefined): QuoteHistoryDto {
  if (!known) return fresh;
  const ids = new Set(fresh.entries.map(({ id }) => id));
  const kept = known.entries.filter(({ id }) => !ids.has(id));
  const entries = [...fresh.entries, ...kept].toSorted(newestFirst);
  const staffIds = new Set(fresh.staff.map(({ staffId }) => staffId));
  const staff = [...fresh.staff, ...known.staff.filter(({ staffId }) => !staffIds.has(staffId))];
  return { ...fresh, entries, staff, next: known.next };
}

function newestFirst(one: HistoryEntryDto, other: HistoryEntryDto): number {
  return other.at.localeCompare(one.at) || other.id.localeCompare(one.id);
}
