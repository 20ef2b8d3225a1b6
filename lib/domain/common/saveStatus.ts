export type SaveStatus =
  | { state: 'idle' }
  | { state: 'saving' }
  /** ISO 8601, with time. */
  | { state: 'saved'; at: string }
  /** `isKept`: sealed on this device meanwhile. */
  | { state: 'retrying'; isKept?: boolean };
