import type { DraftSaver } from './draftSaver';

// Module state, so that a page change doesn't lose pending input.
const drafts = new Map<string, DraftSaver>();

export function openDraft(name: string, open: () => DraftSaver): DraftSaver {
  const draft = drafts.get(name) ?? open();
  drafts.set(name, draft);
  return draft;
}

/** Closes drafts. Their pending changes are neither sent nor kept on this device. */
export function closeDrafts(only?: string): void {
  for (const [name, draft] of drafts) {
    if (only !== undefined && name !== only) continue;
    draft.close();
    drafts.delete(name);
  }
}
