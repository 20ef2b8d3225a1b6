import useSWR from 'swr';
import { getJson } from '@/lib/client/fetcher';
import { api } from '@/lib/config/paths';
import type { OutboxMessageDto } from '@/lib/domain/contract';

const REFRESH_MS = 2000;

/** What would have been sent, to everybody or to one; it comes by itself while the page is open. */
export function useOutbox(to: string) {
  const key = to ? `${api.outbox}?${new URLSearchParams({ to })}` : api.outbox;
  return useSWR<OutboxMessageDto[], unknown>(key, getJson, {
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
  });
}
