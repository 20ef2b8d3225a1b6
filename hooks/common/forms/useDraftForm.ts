import useSWR from 'swr';
import { hasStatus } from '@/lib/client/common/apiError';
import { getJson } from '@/lib/client/common/fetcher';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import { useUnproven } from '@/hooks/common/useUnproven';
import { useServerDraft } from './useServerDraft';

type DraftForm<Dto> = {
  name: string;
  /** Where it is read; null until that is known. */
  key: string | null;
  /** Of the draft; undefined once it was sent. */
  idOf: (dto: Dto) => string | undefined;
  open: (id: string) => DraftStore;
};

/** A form that the server keeps: read once, and anew after a code, then saved as it is typed. */
export function useDraftForm<Dto, Values extends object>({ name, key, idOf, open }: DraftForm<Dto>) {
  const { data, error, mutate } = useSWR<Dto, unknown>(key, getJson, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  useUnproven(mutate);
  const id = data && idOf(data);
  const draft = useServerDraft<Values>(name, id, open);
  const reload = async () => {
    await mutate().catch(() => undefined);
    draft.retry();
  };
  /** Catches what a submit rejects with: if another tab was quicker, what it sent is shown. */
  const ifSent = async (problem: unknown) => {
    if (hasStatus(problem, 409)) return mutate();
    throw problem;
  };
  const isHere = data !== undefined && (id === undefined || draft.values !== undefined);
  return { data, error: error ?? draft.error, isHere, draft, mutate, reload, ifSent };
}
