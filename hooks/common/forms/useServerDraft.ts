import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { closeDrafts, openDraft, type DraftState, type DraftStore } from '@/lib/client/saving/draftSaver';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';

export type ServerDraft<Values extends object> = {
  /** Undefined until loaded. */
  values: Partial<Values> | undefined;
  isLoading: boolean;
  /** A failed load or save: after an ApiError 401 the page shows `VerifyPhone`, then calls `retry`. */
  error: Error | undefined;
  /** Merges the fields that were just typed. */
  change: (typed: Partial<Values>) => void;
  retry: () => void;
  /** Sends what is pending, before the form is submitted. Rejects if that fails. */
  flush: () => Promise<void>;
  /** Ends the draft, once the form is submitted. */
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
 * A form's draft with sensitive data (health, identity, bank): stored on the server, never in this browser (see
 * DraftSaver). If the server also stores `stamps` (when each field was typed), the later edit of two devices wins per
 * field, also in a page's last save, which carries no version (`mergeDrafts`). `id` is undefined until known; `open`
 * must be stable.
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
    // The draft is not on this device, so closing the page now would lose it.
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
