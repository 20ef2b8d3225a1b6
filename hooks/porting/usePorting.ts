import useSWR from 'swr';
import { useServerDraft } from '@/hooks/common/forms/useServerDraft';
import { pageStateOf } from '@/hooks/common/pageState';
import { useUnproven } from '@/hooks/common/useUnproven';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { closeDrafts, type DraftStore } from '@/lib/client/saving/draftSaver';
import { api } from '@/lib/config/paths';
import type { PortsDto } from '@/lib/domain/porting/contract';
import type { PortForm } from '@/lib/domain/porting/port';

const DRAFT = 'port';
type Problems = Readonly<Record<string, string>>;

const openDraft = (portId: string): DraftStore => ({
  load: async () => {
    const { draft } = await getJson<PortsDto>(api.ports);
    // Sent in another tab: what was typed here since can't change it.
    if (draft.portId !== portId) closeDrafts(`${DRAFT}:${portId}`);
    return { values: draft.form, version: draft.version };
  },
  // The last save of a page carries no version, so it sends only what was typed here.
  save: async ({ values, changed, version }) => {
    const form = version === undefined ? changed : values;
    const { draft } = await postJson<PortsDto>(api.ports, { portId, version, form }, { keepalive: true });
    return { version: draft.version };
  },
});

/** The moves of the proven number, and the one that is being written, saved as it is typed. */
export function usePorting(isHydrated: boolean) {
  const { data, error, ...answer } = useSWR<PortsDto, unknown>(isHydrated ? api.ports : null, getJson, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  useUnproven(answer.mutate);
  const portId = data?.draft.portId;
  const draft = useServerDraft<PortForm>(DRAFT, portId, openDraft);

  const know = (dto: PortsDto) => answer.mutate(dto, { revalidate: false });
  /** What is wrong with all that is typed so far, by field. */
  const check = async (): Promise<Problems> => {
    await draft.flush();
    const dto = await know(await getJson<PortsDto>(api.ports));
    return dto?.draft.fields ?? {};
  };
  /** What keeps it from being sent; undefined once it is sent. */
  const submit = async (): Promise<Problems | undefined> => {
    if (portId === undefined) return {};
    await draft.flush();
    const body = { portId, form: draft.values ?? {}, submit: true };
    const send = postJson<PortsDto>(api.ports, body).then(know);
    const dto = await send.catch(async (problem: unknown) => {
      // Another tab was quicker.
      if (problem instanceof ApiError && problem.status === 409) return answer.mutate();
      throw problem;
    });
    if (dto?.draft.portId === portId) return dto.draft.fields ?? {};
    draft.finish();
    return undefined;
  };
  const reload = async () => {
    await answer.mutate().catch(() => undefined);
    draft.retry();
  };
  return {
    ...{ data, draft, check, submit, reload },
    withdraw: async (of: string) => know(await postJson<PortsDto>(api.portWithdraw, { portId: of })),
    state: pageStateOf({
      isHydrated,
      isNamed: true,
      isHere: Boolean(data && draft.values),
      error: error ?? draft.error,
    }),
  };
}

export type OwnPorts = ReturnType<typeof usePorting>;
