import type { PaperRefusal } from './paperLimits.data';

/** A file that was chosen in this tab. */
export type PaperOnTheWay<Kind extends string> = {
  key: string;
  kind: Kind;
  /** `locked`: the session has ended. `gone`: the device lets the file be read no more. */
  state: 'waiting' | 'sending' | 'checking' | 'broken' | 'locked' | 'gone' | 'refused' | 'kept';
  bytes: number;
  /** Of these, known to be there. */
  sent: number;
  tries: number;
  retryAt?: number;
  paperId?: string;
  refusal?: PaperRefusal;
  /** A refusal of the server in words. */
  says?: string;
};
