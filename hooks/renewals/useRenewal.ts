import { useEffect, useEffectEvent, useMemo } from 'react';
import useSWR, { useSWRConfig, type ScopedMutator } from 'swr';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import { api } from '@/lib/config/paths';
import type { RenewalDraft } from '@/lib/domain/renewals/choices';
import type { RenewalDto, RenewalsDto, RenewalStatus } from '@/lib/domain/renewals/contract';
import { useServerDraft } from '@/hooks/common/forms/useServerDraft';
import { pageStateOf } from '@/hooks/common/pageState';
import { useUnproven } from '@/hooks/common/useUnproven';

const once = { revalidateOnFocus: false, shouldRetryOnError: false } as const;

const renewalKey = (policyNumber: string) => `${api.renewal}?${new URLSearchParams({ policyNumber })}`;

const draftOpener =
  (mutate: ScopedMutator) =>
  (policyNumber: string): DraftStore => ({
    right: 'renewals',
    load: async () => {
      const { data, version } = await getJson<RenewalDto>(renewalKey(policyNumber));
      return { values: data, version };
    },
    save: async ({ fields: data, version }) => {
      const body = { policyNumber, data, version };
      const dto = await postJson<RenewalDto>(api.renewal, body, { keepalive: true });
      await mutate(renewalKey(policyNumber), dto, { revalidate: false });
      return { version: dto.version };
    },
  });

const isOpen = (renewal: { status: RenewalStatus } | undefined) =>
  renewal?.status === 'open' || renewal?.status === 'grace';

/** The renewal that was named, or else one that can be renewed now. */
function shownOf(renewals: RenewalsDto['renewals'], named: string | undefined) {
  const own = renewals.find(({ policyNumber }) => policyNumber === named);
  return own ?? renewals.find(isOpen) ?? renewals[0];
}

/** The renewals of the proven number, and the next term of one of them, chosen as it is typed. */
export function useRenewal(named: string | undefined, isHydrated: boolean) {
  const { cache, mutate } = useSWRConfig();
  const openDraft = useMemo(() => draftOpener(mutate), [mutate]);
  const list = useSWR<RenewalsDto, unknown>(isHydrated ? api.renewals : null, getJson, once);
  const renewals = list.data?.renewals ?? [];
  const policyNumber = shownOf(renewals, named)?.policyNumber;
  const one = useSWR<RenewalDto, unknown>(policyNumber ? renewalKey(policyNumber) : null, getJson, once);
  const reload = async () => {
    await Promise.all([list.mutate(), policyNumber && mutate(renewalKey(policyNumber))]);
  };
  useUnproven(reload);
  const isTyped = isOpen(one.data);
  const draft = useServerDraft<RenewalDraft>('renewal', isTyped ? policyNumber : undefined, openDraft);
  /** The renewal as last read or saved, which may not be rendered yet. */
  const stored = () => {
    const found = policyNumber ? cache.get(renewalKey(policyNumber)) : undefined;
    return found?.data as RenewalDto | undefined;
  };
  const reread = () => Promise.all([draft.reload(), reload()]);
  // Another tab announces its choices but not their price, which is read when this tab is visible again.
  const rereadShown = useEffectEvent(() => {
    if (isTyped && document.visibilityState === 'visible') void reread().catch(() => undefined);
  });
  useEffect(() => {
    const look = () => rereadShown();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return {
    renewals,
    draft,
    reload,
    stored,
    reread,
    isForeign: named !== undefined && list.data !== undefined && policyNumber !== named,
    renewal: one.data,
    state: pageStateOf({
      isHydrated,
      isNamed: list.data === undefined || renewals.length > 0,
      isHere: one.data !== undefined && (!isTyped || draft.values !== undefined),
      error: [list.error, one.error, draft.error].find(Boolean),
    }),
  };
}

export type OwnRenewal = ReturnType<typeof useRenewal>;
