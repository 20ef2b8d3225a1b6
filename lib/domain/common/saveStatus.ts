export type SaveStatus =
  | { state: 'idle' }
  | { state: 'saving' }
  /** ISO 8601, with time. */
  | { state: 'saved'; at: string }
  | { state: 'retrying' };
