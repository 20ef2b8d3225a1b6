import useSWR from 'swr';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskPortDto, DeskPortsDto, PortWorkedDto } from '@/lib/domain/porting/contract';
import type { PortRecord } from '@/lib/domain/porting/credit';
import type { PortEnd, PortPaper, PortPaperState } from '@/lib/domain/porting/port';
import { useSessionEnd } from './useSessionEnd';

export type PortsFilter = { status: 'open' | 'done'; page: number };
export type PortStep =
  | { what: 'take' | 'call' }
  | { what: 'paper'; paper: PortPaper; state: PortPaperState }
  | { what: 'quote'; quoteId: string }
  | { what: 'close'; ended: PortEnd };

export function useDeskPorts({ status, page }: PortsFilter) {
  const onError = useSessionEnd();
  const query = new URLSearchParams({ status, page: String(page) });
  return useSWR<DeskPortsDto, unknown>(`${api.deskPorts}?${query}`, getJson, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    onError,
  });
}

/** Each reading is kept in the audit: none happens by itself. */
export function useDeskPort(portId: string, isOpened: boolean) {
  const onError = useSessionEnd();
  const { data, error, mutate } = useSWR<DeskPortDto, unknown>(
    isOpened ? `${api.deskPort}?${new URLSearchParams({ portId })}` : null,
    getJson,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false, onError },
  );
  const of = { portId, version: data?.version };
  return {
    ...{ port: data, error },
    work: (step: PortStep) => postJson<PortWorkedDto>(api.deskPortWork, { ...of, ...step }),
    confirm: (record: PortRecord) => postJson<PortWorkedDto>(api.deskPortConfirm, { ...of, record }),
    renew: () => mutate(),
  };
}

export type DeskPort = ReturnType<typeof useDeskPort>;
