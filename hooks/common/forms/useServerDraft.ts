import { useMemo, useSyncExternalStore } from 'react';
import { useAskBeforeLeaving } from '@/hooks/common/page/useAskBeforeLeaving';
import { DraftSaver, type DraftState, type DraftStore } from '@/lib/client/saving/draftSaver';
import { closeDrafts, openDraft } from '@/lib/client/saving/openDrafts';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';

export type ServerDraft<Values extends object> = {
  values: Partial<Values> | undefined;
  isLoading: boolean;
  /** After an ApiError 401 the page shows `VerifyPhone`, then calls `retry`. */
  error: Error | undefined;
  change: (typed: Partial<Values>) => void;
  retry: () => void;
  /** Sends pending input, and resolves to the version that is then shown. Rejects if that fails. */
  flush: () => Promise<number | undefined>;
  /** Loads what another device saved meanwhile. */
  reload: () => Promise<void>;
  /**
   * Flushes, then sends the form. Unsaved input of an earlier page that turns up later is dropped. If the form has
   * gaps, the server's answer names its new version, which the next save overwrites.
   */
  submit: <Answer extends { version?: number }>(send: () => Promise<Answer>) => Promise<Answer>;
  finish: () => void;
  status: SaveStatus;
};

const loading: DraftState = {
  values: undefined,
  isLoading: true,
  error: undefined,
  status: { state: 'idle' },
};
const nobody = () => () => undefined;

/** For health, identity and bank data (see DraftSaver). `id` is undefined until known; `open` must be stable. */
export function useServerDraft<Values extends object>(
  form: string,
  id: string | undefined,
  open: (id: string) => DraftStore,
): ServerDraft<Values> {
  const name = id && `${form}:${id}`;
  const saver = useMemo(
    () =>
      name && typeof window !== 'undefined'
        ? openDraft(name, () => new DraftSaver(name, open(id)))
        : undefined,
    [name, id, open],
  );
  const state = useSyncExternalStore(
    saver?.subscribe ?? nobody,
    saver?.state ?? (() => loading),
    () => loading,
  );
  // Stored neither on the server nor on this device.
  useAskBeforeLeaving(state.status.state === 'retrying' && !state.status.isKept);

  const actions = useMemo(
    () => ({
      change: (typed: Partial<Values>) => saver?.change(typed),
      retry: () => void saver?.retry(),
      flush: async () => saver?.flush(),
      reload: async () => saver?.reload(),
      submit: <Answer extends { version?: number }>(send: () => Promise<Answer>) =>
        saver ? saver.submit(send) : send(),
      finish: () => closeDrafts(name),
    }),
    [saver, name],
  );
  return { ...state, values: state.values as Partial<Values> | undefined, ...actions };
}
