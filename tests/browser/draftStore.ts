import { ApiError } from '@/lib/client/common/apiError';
import type { DraftStore, DraftToSave, StoredDraft } from '@/lib/client/saving/draftSaver';

/** A server with one draft: compare-and-set by version, merged without one, and with injectable failures. */
export function aStore(stored?: StoredDraft, more: Pick<DraftStore, 'right'> = {}) {
  const server = {
    stored,
    saves: [] as DraftToSave[],
    error: undefined as Error | undefined,
    isLossy: false,
    isHung: false,
  };
  const store: DraftStore = {
    ...more,
    load: async () => {
      if (server.error) throw server.error;
      return server.stored;
    },
    save: async (draft) => {
      server.saves.push(draft);
      if (server.isHung) await new Promise(() => undefined);
      if (server.error) throw server.error;
      const { version = 0, values: before } = server.stored ?? {};
      if (draft.version !== undefined && draft.version !== version) throw new ApiError(409);
      const values = draft.version === undefined ? { ...before, ...draft.fields } : draft.fields;
      server.stored = { values, version: version + 1 };
      if (server.isLossy) throw new TypeError('Failed to fetch');
      return { version: version + 1 };
    },
  };
  return { server, store };
}
