import type { DraftValues } from '@/lib/domain/common/drafts/draft';
import { readUnsaved, writeUnsaved } from './storage';

/** `over` holds what the server had instead. */
type Unsaved = { of: string; changed: DraftValues; over: DraftValues };

const readKept = () => readUnsaved() as Partial<Unsaved> | undefined;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The changes that an earlier page couldn't send, without fields that changed since. */
export function unsavedChanges(of: string, stored: DraftValues): DraftValues {
  const kept = readKept();
  if (kept?.of !== of) return {};
  const { changed = {}, over = {} } = kept;
  const fields = Object.entries(changed).filter(([field]) => isSame(over[field], stored[field]));
  return Object.fromEntries(fields);
}

/** Stays until it is sent, however the page ends. */
export function keepUnsavedChanges(of: string, changed: DraftValues, stored: DraftValues): void {
  const fields = Object.keys(changed);
  const over = Object.fromEntries(fields.map((field) => [field, stored[field]]));
  if (fields.length > 0) writeUnsaved({ of, changed, over });
  else if (readKept()?.of === of) writeUnsaved(undefined);
}
