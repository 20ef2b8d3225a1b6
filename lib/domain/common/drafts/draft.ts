/** Raw form values by field; related inputs count as one field. */
export type DraftValues = Readonly<Record<string, unknown>>;

/** When each field was last typed, in ms, comparable across devices. */
export type Stamps = Readonly<Record<string, number>>;

export type Draft = { readonly values: DraftValues; readonly stamps: Stamps };

export const emptyDraft: Draft = { values: {}, stamps: {} };

/** Sets changed fields with stamps newer than those they replace, even if the clock was set back. */
export function changeDraft(draft: Draft, changed: DraftValues, now: number): Draft {
  const stampOf = (field: string) => Math.max(now, (draft.stamps[field] ?? 0) + 1);
  return {
    values: { ...draft.values, ...changed },
    stamps: {
      ...draft.stamps,
      ...Object.fromEntries(Object.keys(changed).map((field) => [field, stampOf(field)])),
    },
  };
}

/** Merges field by field: the later stamp wins, and the other's value where neither has one. */
export function mergeDrafts(own: Draft, other: Draft): Draft {
  const isOwn = (field: string) => (own.stamps[field] ?? 0) > (other.stamps[field] ?? 0);
  const fields = [...new Set([...Object.keys(own.values), ...Object.keys(other.values)])];
  const newest = (field: string) => (isOwn(field) || !(field in other.values) ? own : other);
  return {
    values: Object.fromEntries(fields.map((field) => [field, newest(field).values[field]])),
    stamps: Object.fromEntries(fields.map((field) => [field, newest(field).stamps[field] ?? 0])),
  };
}

export function changedFields(before: DraftValues, after: DraftValues): DraftValues {
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(changed);
}
