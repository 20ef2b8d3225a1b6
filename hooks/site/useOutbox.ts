import useSWR from 'swr';
import useSWRImmutable from 'swr/immutable';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { OutboxMessageDto } from '@/lib/domain/site/contract';

const REFRESH_MS = 2000;

/** What would have been sent, to everybody or to one; it comes by itself while the page is open. */
export function useOutbox(to: string) {
  const key = to ? `${api.outbox}?${new URLSearchParams({ to })}` : api.outbox;
  return useSWR<OutboxMessageDto[], unknown>(key, getJson, {
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
  });
}

/** The secret with which this page tells of messages from phones, as a provider does; none where there is one. */
export function useInboundSecret(): string | undefined {
  return useSWRImmutable<{ secret: string }, unknown>(api.inboundStandIn, getJson).data?.secret;
}

/** Tells the site of a message from a phone, in place of a provider; false when it was not taken. */
export async function tellInbound(
  secret: string,
  message: { sender: string; message: string },
): Promise<boolean> {
  const sent = postJson(`${api.otpInbound}?${new URLSearchParams({ secret })}`, message);
  return sent.then(
    () => true,
    () => false,
  );
}
