import useSWR from 'swr';
import useSWRImmutable from 'swr/immutable';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { SampleCodeDto } from '@/lib/domain/desk/contract';
import type { OutboxMessageDto } from '@/lib/domain/site/contract';

const REFRESH_MS = 2000;

export function useOutbox(to: string) {
  const key = to ? `${api.outbox}?${new URLSearchParams({ to })}` : api.outbox;
  return useSWR<OutboxMessageDto[], unknown>(key, getJson, {
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
  });
}

/** The codes of the sample staff's authenticators; empty until one of them is signing in. */
export function useSampleCodes(): readonly SampleCodeDto[] {
  const key = api.sampleAuthenticator;
  return useSWR<SampleCodeDto[], unknown>(key, getJson, { refreshInterval: REFRESH_MS }).data ?? [];
}

/** Undefined with a real provider. */
export function useInboundSecret(): string | undefined {
  return useSWRImmutable<{ secret: string }, unknown>(api.inboundStandIn, getJson).data?.secret;
}

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
