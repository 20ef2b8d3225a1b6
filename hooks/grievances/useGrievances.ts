import useSWR, { mutate } from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { closeDrafts, type DraftStore } from '@/lib/client/saving/draftSaver';
import { api } from '@/lib/config/paths';
import type { GrievancesDto } from '@/lib/domain/grievances/contract';
import type { GrievanceForm } from '@/lib/domain/grievances/grievance';
import { useServerDraft } from '@/hooks/common/forms/useServerDraft';
import { pageStateOf } from '@/hooks/common/pageState';
import { useUnproven } from '@/hooks/common/useUnproven';

const DRAFT = 'grievance';

async function post(path: string, body: object, keepalive = false): Promise<GrievancesDto> {
  const dto = await postJson<GrievancesDto>(path, body, { keepalive });
  await mutate(api.grievances, dto, { revalidate: false });
  return dto;
}

const openDraft = (grievanceId: string): DraftStore => ({
  load: async () => {
    const { draft } = await getJson<GrievancesDto>(api.grievances);
    // Filed in another tab: what was typed here since can't change it.
    if (draft.grievanceId !== grievanceId) closeDrafts(`${DRAFT}:${grievanceId}`);
    return { values: draft.form, version: draft.version };
  },
  // The last save of a page carries no version, so it sends only what was typed here.
  save: async ({ values, changed, version }) => {
    const form = version === undefined ? changed : values;
    const { draft } = await post(api.grievances, { grievanceId, version, form }, true);
    return { version: draft.version };
  },
});

/** The grievances of the proven number, and the one that is being written, saved as it is typed. */
export function useGrievances(isHydrated: boolean) {
  const { data, error, ...answer } = useSWR<GrievancesDto, unknown>(
    isHydrated ? api.grievances : null,
    getJson,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  useUnproven(answer.mutate);
  const grievanceId = data?.draft.grievanceId;
  const draft = useServerDraft<GrievanceForm>(DRAFT, grievanceId, openDraft);

  /** What keeps it from being filed, by field; undefined once it is filed. */
  const file = async (): Promise<Readonly<Record<string, string>> | undefined> => {
    if (grievanceId === undefined) return {};
    await draft.flush();
    const body = { grievanceId, form: draft.values ?? {}, submit: true };
    const dto = await post(api.grievances, body).catch(async (problem: unknown) => {
      // Another tab was quicker.
      if (problem instanceof ApiError && problem.status === 409) return answer.mutate();
      throw problem;
    });
    if (dto?.draft.grievanceId === grievanceId) return dto.draft.fields ?? {};
    draft.finish();
    return undefined;
  };
  const reload = async () => {
    await answer.mutate().catch(() => undefined);
    draft.retry();
  };
  return {
    ...{ data, draft, file, reload },
    addLine: (of: string, text: string) => post(api.grievanceLine, { grievanceId: of, text }),
    settle: (of: string, isSettled: boolean) => post(api.grievanceSettle, { grievanceId: of, isSettled }),
    withdraw: (of: string) => post(api.grievanceWithdraw, { grievanceId: of }),
    state: pageStateOf({
      isHydrated,
      isNamed: true,
      isHere: Boolean(data && draft.values),
      error: error ?? draft.error,
    }),
  };
}

export type OwnGrievances = ReturnType<typeof useGrievances>;
