import type { PaperRefusal } from './paperLimits.data';

/** A file that was chosen in this tab. */
export type PaperOnTheWay<Kind extends string> = {
  key: string;
  kind: Kind;
  /** `locked` means that the session has ended, `gone` that the device can't read the file any more. */
  state: 'waiting' | 'sending' | 'checking' | 'broken' | 'locked' | 'gone' | 'refused' | 'kept';
  bytes: number;
  /** The bytes that the server is known to have. */
  sent: number;
  tries: number;
  retryAt?: number;
  paperId?: string;
  refusal?: PaperRefusal;
  /** The server's refusal in words. */
  says?: string;
};
