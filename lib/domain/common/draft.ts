/** The fields of a form as they stand in it, typed to the end or not. A group that belongs together is one field. */
export type DraftValues = Readonly<Record<string, unknown>>;

/** When each field was typed last: milliseconds, later for what was typed later, on whatever device. */
export type Stamps = Readonly<Record<string, number>>;

export type Draft = { readonly values: DraftValues; readonly stamps: Stamps };

export const emptyDraft: Draft = { values: {}, stamps: {} };

/** The draft with what was just typed in it. A clock that was set back does not make it older than what it replaces. */
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

/** Two versions of one form as one: of each field the one that was typed last, whole. Without a stamp it is the other's. */
export function mergeDrafts(own: Draft, other: Draft): Draft {
  const isOwn = (field: string) => (own.stamps[field] ?? 0) > (other.stamps[field] ?? 0);
  const fields = [...new Set([...Object.keys(own.values), ...Object.keys(other.values)])];
  const newest = (field: string) => (isOwn(field) || !(field in other.values) ? own : other);
  return {
    values: Object.fromEntries(fields.map((field) => [field, newest(field).values[field]])),
    stamps: Object.fromEntries(fields.map((field) => [field, newest(field).stamps[field] ?? 0])),
  };
}

/** The fields of `after` that are not what they are in `before`. */
export function changedFields(before: DraftValues, after: DraftValues): DraftValues {
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(changed);
}
