import useSWR, { mutate } from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { closeDrafts, type DraftStore } from '@/lib/client/saving/draftSaver';
import { api } from '@/lib/config/paths';
import type { CandidacyForm } from '@/lib/domain/careers/candidacy';
import type { CandidaciesDto } from '@/lib/domain/careers/contract';
import { useServerDraft } from '@/hooks/common/forms/useServerDraft';
import { pageStateOf } from '@/hooks/common/pageState';
import { useUnproven } from '@/hooks/common/useUnproven';

const DRAFT = 'candidacy';

async function post(path: string, body: object, keepalive = false): Promise<CandidaciesDto> {
  const dto = await postJson<CandidaciesDto>(path, body, { keepalive });
  await mutate(api.careers, dto, { revalidate: false });
  return dto;
}

const openDraft = (candidacyId: string): DraftStore => ({
  load: async () => {
    const { draft } = await getJson<CandidaciesDto>(api.careers);
    // Sent in another tab: what was typed here since can't change it.
    if (draft.candidacyId !== candidacyId) closeDrafts(`${DRAFT}:${candidacyId}`);
    return { values: draft.form, version: draft.version };
  },
  // The last save of a page carries no version, so it sends only what was typed here.
  save: async ({ values, changed, version }) => {
    const form = version === undefined ? changed : values;
    const { draft } = await post(api.careers, { candidacyId, version, form }, true);
    return { version: draft.version };
  },
});

/** The applications for work of the proven number, and the one that is being written, saved as it is typed. */
export function useCareers(isHydrated: boolean) {
  const { data, error, ...answer } = useSWR<CandidaciesDto, unknown>(
    isHydrated ? api.careers : null,
    getJson,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  useUnproven(answer.mutate);
  const candidacyId = data?.draft.candidacyId;
  const draft = useServerDraft<CandidacyForm>(DRAFT, candidacyId, openDraft);

  /** What keeps it from being sent, by field; undefined once it is sent. */
  const submit = async (): Promise<Readonly<Record<string, string>> | undefined> => {
    if (candidacyId === undefined) return {};
    await draft.flush();
    const body = { candidacyId, form: draft.values ?? {}, submit: true };
    const dto = await post(api.careers, body).catch(async (problem: unknown) => {
      // Another tab was quicker.
      if (problem instanceof ApiError && problem.status === 409) return answer.mutate();
      throw problem;
    });
    if (dto?.draft.candidacyId === candidacyId) return dto.draft.fields ?? {};
    draft.finish();
    return undefined;
  };
  const reload = async () => {
    await answer.mutate().catch(() => undefined);
    draft.retry();
  };
  return {
    ...{ data, draft, submit, reload },
    withdraw: (of: string) => post(api.careersWithdraw, { candidacyId: of }),
    state: pageStateOf({
      isHydrated,
      isNamed: true,
      isHere: Boolean(data && draft.values),
      error: error ?? draft.error,
    }),
  };
}

export type OwnCareers = ReturnType<typeof useCareers>;
