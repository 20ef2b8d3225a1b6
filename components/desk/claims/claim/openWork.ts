import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';

type Claim = Pick<DeskClaimDto, 'status' | 'payout'>;

export function isOpen({ status }: Claim): boolean {
  return status === 'told' || status === 'asked' || status === 'review';
}

/** The account may be entered before money is ordered, after a payout failed, or where the money has none to go to. */
export function mayEnterAccount(claim: Claim): boolean {
  const { state, waitsFor } = claim.payout ?? {};
  return isOpen(claim) || state === 'failed' || waitsFor === 'account';
}
