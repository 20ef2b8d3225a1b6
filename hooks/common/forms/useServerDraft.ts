import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { closeDrafts, openDraft, type DraftState, type DraftStore } from '@/lib/client/saving/draftSaver';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';

export type ServerDraft<Values extends object> = {
  /** As they stand in the fields; undefined until they are loaded. */
  values: Partial<Values> | undefined;
  isLoading: boolean;
  /** Why it could not be loaded or saved: after an ApiError 401 the page shows `VerifyPhone`, then calls `retry`. */
  error: Error | undefined;
  /** What was just typed, whole fields: what is not named stays. */
  change: (typed: Partial<Values>) => void;
  retry: () => void;
  /** Before the form is handed in. Rejects with what keeps it from the server. */
  flush: () => Promise<void>;
  /** The form was handed in: its draft is over. */
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

/**
 * The draft of a form whose answers are nobody else's business: health, identity, bank. It lies on the server alone,
 * never in this browser's storage; see DraftSaver for what is saved when.
 *
 *     const kycDraft = (quoteId: string): DraftStore => ({
 *       load: () => getJson(...), // { values, version?, stamps? }, or undefined where nothing is stored
 *       save: ({ values, version, stamps }) => postJson(..., { keepalive: true }), // { version? }, a 409 when stale
 *     });
 *     const draft = useServerDraft<KycForm>('kyc', quoteId, kycDraft); // and <SaveState status={draft.status} />
 *
 * The server keeps it as it is typed, apart from valid answers, and need not check it. A server that also keeps
 * `stamps` (when each field was typed) lets of two devices the later one win, field by field; `mergeDrafts` of
 * lib/domain/common/draft.ts does the same there, for the last save of a page, which names no version.
 *
 * `id` is undefined until it is known; `open` is a function of a module, not made anew at each render.
 */
export function useServerDraft<Values extends object>(
  form: string,
  id: string | undefined,
  open: (id: string) => DraftStore,
): ServerDraft<Values> {
  const name = id && `${form}:${id}`;
  const saver = useMemo(
    () => (name && typeof window !== 'undefined' ? openDraft(name, () => open(id)) : undefined),
    [name, id, open],
  );
  const state = useSyncExternalStore(
    saver?.subscribe ?? nobody,
    saver?.state ?? (() => loading),
    () => loading,
  );
  const isUnsafe = state.status.state === 'retrying';

  useEffect(() => {
    if (!isUnsafe) return undefined;
    // Nothing of it is on this device: whoever closes the page now would lose it, and is asked.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsafe]);

  const actions = useMemo(
    () => ({
      change: (typed: Partial<Values>) => saver?.change(typed),
      retry: () => void saver?.retry(),
      flush: async () => saver?.flush(),
      finish: () => closeDrafts(name),
    }),
    [saver, name],
  );
  return { ...state, values: state.values as Partial<Values> | undefined, ...actions };
}
