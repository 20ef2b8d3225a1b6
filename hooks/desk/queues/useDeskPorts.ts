import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskPortDto, PortWorkedDto } from '@/lib/domain/porting/contract';
import type { PortRecord } from '@/lib/domain/porting/credit';
import type { PortEnd, PortPaper, PortPaperState } from '@/lib/domain/porting/port';
import { useDeskRecord } from '@/hooks/desk/readDesk';

export type PortStep =
  | { what: 'take' | 'call' }
  | { what: 'paper'; paper: PortPaper; state: PortPaperState }
  | { what: 'quote'; quoteId: string }
  | { what: 'close'; ended: PortEnd };

export function useDeskPort(portId: string, isOpened: boolean) {
  const { data, error, mutate } = useDeskRecord<DeskPortDto>(api.deskPort, { portId }, isOpened);
  const of = { portId, version: data?.version };
  return {
    port: data,
    error,
    work: (step: PortStep) => postJson<PortWorkedDto>(api.deskPortWork, { ...of, ...step }),
    confirm: (record: PortRecord) => postJson<PortWorkedDto>(api.deskPortConfirm, { ...of, record }),
    renew: () => mutate(),
  };
}

export type DeskPort = ReturnType<typeof useDeskPort>;
