import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';

type Claim = Pick<DeskClaimDto, 'status' | 'payout'>;

export function isOpen({ status }: Claim): boolean {
  return status === 'told' || status === 'asked' || status === 'review';
}

/** True before money is ordered, after a payout failed, or while a payout waits for an account. */
export function mayEnterAccount(claim: Claim): boolean {
  const { state, waitsFor } = claim.payout ?? {};
  return isOpen(claim) || state === 'failed' || waitsFor === 'account';
}
