import type { ChangeDto } from './contract';
import type { ProofDto } from '@/lib/domain/papers/contract';

/** `codes`: both numbers are proven. `request`: the old one is lost, and a person decides by an identity paper. */
export const NUMBER_WAYS = ['codes', 'request'] as const;
export type NumberWay = (typeof NUMBER_WAYS)[number];

export const NUMBER_SIDES = ['old', 'new'] as const;
export type NumberSide = (typeof NUMBER_SIDES)[number];

/**
 * `moving`, `returning`: under way; the worker completes it if a server stops. `objected`: the old number stopped it.
 */
export type NumberStatus =
  | 'draft'
  | 'asked'
  | 'moving'
  | 'accepted'
  | 'returning'
  | 'refused'
  | 'withdrawn'
  | 'objected';

/**
 * For this many hours after a number moved by request, the old number can object, and no paper or payout goes to the
 * new one.
 */
export const COOLING_HOURS = 24;
/** Both codes of one change are given within this time. */
const CODES_MINUTES = 10;

/** GET /api/my/number */
export type OwnNumberDto = {
  /** The policy's number, masked; only for its policyholder. */
  present?: string;
  change?: NumberChangeDto;
  /** The last request for this number, if we answered it and no other change is begun. */
  last?: ChangeDto;
};

/** POST /api/my/number */
export type NumberChangeDto = {
  changeId: string;
  policyNumber: string;
  way: NumberWay;
  status: NumberStatus;
  /** The new one, masked. */
  mobileNumber: string;
  /** The numbers that were proven by a code in the last minutes. */
  proven: readonly NumberSide[];
  papers: readonly ProofDto[];
  askedAt?: string;
  coolUntil?: string;
};

export type FreshProofs = Partial<Record<NumberSide, Date>>;

export function freshSides(proofs: FreshProofs, now: Date): readonly NumberSide[] {
  const since = now.getTime() - CODES_MINUTES * 60_000;
  return NUMBER_SIDES.filter((side) => (proofs[side]?.getTime() ?? 0) > since);
}
