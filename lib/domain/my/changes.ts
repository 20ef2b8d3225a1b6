/**
 * What a policyholder can have changed between two renewals. A person decides each, except an account that its bank
 * says is theirs.
 */
export const CHANGE_KINDS = ['nominee', 'address', 'person', 'name', 'account'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Kinds that need a paper as proof. */
const PROVEN_KINDS: readonly ChangeKind[] = ['person', 'name', 'account'];

/** Reasons for correcting a name; each needs a proof. */
export const NAME_REASONS = ['spelling', 'marriage', 'other'] as const;
/** Stands for a policyholder who isn't insured. */
export const HOLDER = 'holder';
/** How many proofs one change may have. */
export const MOST_PROOFS = 5;

/** Who can be added between two renewals. */
export const ADDED_RELATIONS = ['spouse', 'son', 'daughter'] as const;

/** `toPay`: a person was accepted, and is covered once the addition is paid. */
export type ChangeStatus = 'draft' | 'asked' | 'accepted' | 'toPay' | 'refused' | 'withdrawn';

/** What was typed, as plain JSON that is not validated. */
export type ChangeDraft = Record<string, unknown>;

export function needsProof(kind: ChangeKind): boolean {
  return PROVEN_KINDS.includes(kind);
}

export function isAnswered({ status }: { status: ChangeStatus }): boolean {
  return status === 'accepted' || status === 'refused';
}

export function isChangeKind(value: unknown): value is ChangeKind {
  return CHANGE_KINDS.some((kind) => kind === value);
}
