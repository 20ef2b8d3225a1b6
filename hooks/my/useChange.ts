import { useMemo } from 'react';
import { mutate } from 'swr';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import { deleteJson, getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { ChangeDraft, ChangeKind } from '@/lib/domain/my/changes';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { useLate } from '@/lib/late/useLate';
import type { Problems } from '@/lib/validation/common/problems';
import { pageStateOf } from '@/hooks/common/pageState';
import { useDraftForm } from '@/hooks/common/forms/useDraftForm';
import { changeKey, type NamedChange } from './changeKey';

async function post(named: NamedChange, body: object, keepalive = false): Promise<ChangeFormDto> {
  const dto = await postJson<ChangeFormDto>(api.myChange, { ...named, ...body }, { keepalive });
  await mutate(changeKey(named), dto, { revalidate: false });
  return dto;
}

const SEPARATOR = '|';

function openDraft(id: string): DraftStore {
  const [policyNumber = '', kind = ''] = id.split(SEPARATOR);
  const named = { policyNumber, kind: kind as ChangeKind };
  return {
    right: 'policies',
    load: async () => {
      const change = await getJson<ChangeFormDto>(changeKey(named));
      await mutate(changeKey(named), change, { revalidate: false });
      return { values: change.data, version: change.version, isOver: change.status !== 'draft' };
    },
    save: ({ fields, version }) => post(named, { data: fields, version }, true),
  };
}

/** A change of a policy, saved as it is typed. */
export function useChange(named: NamedChange | undefined, isHydrated: boolean) {
  const form = useDraftForm<ChangeFormDto, ChangeDraft>({
    name: 'change',
    key: isHydrated && named ? changeKey(named) : null,
    idOf: ({ policyNumber, kind, status }) =>
      status === 'draft' ? [policyNumber, kind].join(SEPARATOR) : undefined,
    open: openDraft,
  });
  const { data, error, isHere, draft } = form;
  const problems = useProblems(data, draft.values);

  const submit = async () => {
    if (!named) return;
    // The save above has checked the version, so sending needs none.
    await draft.submit(() => post(named, { data: draft.values, submit: true }));
    draft.finish();
  };
  /** Resolves to false where we had answered before. */
  const withdraw = async (): Promise<boolean> => {
    const changeId = data?.changeId ?? '';
    await deleteJson(`${api.myChange}?${new URLSearchParams({ changeId })}`);
    draft.finish();
    const now = await form.mutate();
    return now?.changeId !== changeId && now?.last?.changeId !== changeId;
  };
  return {
    data,
    draft,
    problems,
    submit,
    withdraw,
    retry: form.reload,
    state: pageStateOf({ isHydrated, isNamed: named !== undefined, isHere, error }),
  };
}

const loadRules = () => import('@/lib/validation/my/changes');

function useProblems(data: ChangeFormDto | undefined, values: ChangeDraft | undefined): Problems | undefined {
  const rules = useLate(loadRules);
  return useMemo(
    () => (rules && data && values ? rules.checkChange(data.kind, values, data) : undefined),
    [rules, data, values],
  );
}
