import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { hasCode } from '@/lib/client/common/apiError';
import { getJson, postForFile, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import { useDeskPage } from '@/hooks/desk/readDesk';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';
import type { AuditDto } from '@/lib/domain/desk/audit';
import type { FigureDays, FiguresDto, ServiceLevelsDto } from '@/lib/domain/desk/figures';
import type { CustomAmountsDto, LINK_DECISIONS } from '@/lib/domain/desk/links';
import type { SwitchDto, SwitchesDto, SwitchWay } from '@/lib/domain/desk/switches';
import type { AccessChange, ChangeReason, StaffListDto } from '@/lib/domain/desk/staffList';

const WATCH_MS = 30_000;

/** The fields of a search. Empty ones are left out of the query. */
export type AuditSearch = { from: string; to: string; actor: string; action: string; about: string };

export function useFigures(days: FigureDays) {
  return useDeskPage<FiguresDto>(api.deskFigures, { days });
}

export function useServiceLevels() {
  return useDeskPage<ServiceLevelsDto>(api.serviceLevels, {}, WATCH_MS);
}

export type Decision = (typeof LINK_DECISIONS)[number];
export type Decide = (linkId: string, decision: Decision, reason: string) => Promise<void>;

export function useCustomAmounts() {
  const waiting = useDeskPage<CustomAmountsDto>(api.customLinkApprove, { status: 'pending' }, WATCH_MS);
  const decided = useDeskPage<CustomAmountsDto>(api.customLinkApprove, { status: 'decided' });
  const [overtakenId, setOvertakenId] = useState<string>();
  const decide: Decide = async (linkId, decision, reason) => {
    setOvertakenId(undefined);
    try {
      await postJson(api.customLinkApprove, { linkId, decision, reason });
    } catch (error) {
      if (hasCode(error, 'CONFLICT')) setOvertakenId(linkId);
      throw error;
    } finally {
      await Promise.all([waiting.mutate(), decided.mutate()]);
    }
  };
  return { waiting, decided, decide, overtakenId };
}

export type ChangeStaff = (staffId: string, change: AccessChange, reason: ChangeReason) => Promise<void>;

export function useStaffList() {
  const onError = useSessionEnd();
  const answer = useSWRInfinite<StaffListDto, unknown>(
    (_at, before: StaffListDto | null) => {
      if (!before) return api.deskStaff;
      return before.next === undefined ? null : `${api.deskStaff}?after=${before.next}`;
    },
    getJson,
    { shouldRetryOnError: false, onError },
  );
  const change: ChangeStaff = async (staffId, what, reason) => {
    await postJson(api.deskStaff, { staffId, change: what, reason });
    await answer.mutate();
  };
  return { answer, change };
}

export type TurnSwitch = (
  turn: Pick<SwitchDto, 'kind' | 'name'> & { way: SwitchWay; reason: string },
) => Promise<void>;

export function useSwitches() {
  const answer = useDeskPage<SwitchesDto>(api.deskSwitches, {}, WATCH_MS);
  const turn: TurnSwitch = async (body) => {
    await answer.mutate(postJson<SwitchesDto>(api.deskSwitches, body), { revalidate: false });
  };
  return { answer, turn };
}

export function useAudit(search: AuditSearch) {
  const onError = useSessionEnd();
  const query = new URLSearchParams(given(search));
  return useSWRInfinite<AuditDto, unknown>(
    (_at, before: AuditDto | null) => {
      if (!before) return `${api.audit}?${query}`;
      if (before.next === undefined) return null;
      return `${api.audit}?${new URLSearchParams({ ...given(search), after: before.next })}`;
    },
    getJson,
    // Each reading is itself an entry.
    { shouldRetryOnError: false, revalidateFirstPage: false, revalidateOnFocus: false, onError },
  );
}

export function exportAudit(search: AuditSearch, reason: string): Promise<Blob> {
  return postForFile(api.auditExport, { ...given(search), reason });
}

function given(search: AuditSearch): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
}
