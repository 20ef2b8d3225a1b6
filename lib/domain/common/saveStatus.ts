/** Whether what was typed is safe on the server. */
export type SaveStatus =
  | { state: 'idle' }
  | { state: 'saving' }
  /** `at` as ISO text, with its time. */
  | { state: 'saved'; at: string }
  | { state: 'retrying' };
