import type { PaperRefusal } from './paperLimits.data';

/** A paper that is being sent, or was. */
export type PaperDto<Kind extends string> = {
  paperId: string;
  kind: Kind;
  bytes: number;
  state: 'sending' | 'kept' | 'refused';
  /** While it is being sent: the size of a part, and the parts that are not here yet, from 0. */
  partBytes?: number;
  missingParts?: readonly number[];
  pages?: number;
  refusal?: PaperRefusal;
  /** The refusal in words, with what to do. */
  says?: string;
};

/** A paper of an owner that has one kind of them: a change, a grievance, a candidacy, a move. */
export type ProofDto = PaperDto<'proof'>;
